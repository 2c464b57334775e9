/** Words as they are searched for: whoever types no accents, or ss for ß, finds them too. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
