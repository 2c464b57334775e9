/* What one asks about oneself: bots of one's own, data, friends. Only the page Me does. */

import { call } from '../api/rest';
import type { Me, Program, ProgramToken } from '../api/types';

const gone = { method: 'DELETE' };

export const account = {
  leave: () => call<Me>('/me/deletion', {}),
  stay: () => call<Me>('/me/deletion', undefined, undefined, gone),
  programs: () => call<Program[]>('/me/bots'),
  newProgram: (name: string) => call<ProgramToken>('/me/bots', { name }),
  newToken: (id: string) => call<ProgramToken>(`/me/bots/${id}/token`, {}),
  removeProgram: (id: string) => call<Program[]>(`/me/bots/${id}`, undefined, undefined, gone),
};
