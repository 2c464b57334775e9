/* Whether the help dialog is open, and on which side. Any page may open it. */

import type { Snippet } from 'svelte';

export type HelpSide = 'now' | 'keys' | 'settings' | 'about';

class HelpState {
  side = $state.raw<HelpSide | null>(null);
  /** What a page has to say of this moment, where it has. */
  moment = $state.raw<Snippet | null>(null);

  open(side: HelpSide): void {
    this.side = side;
  }
  /** The help that lies nearest: for this moment, or the keys. */
  ask(): void {
    this.side = this.moment ? 'now' : 'keys';
  }
  close(): void {
    this.side = null;
  }
}

export const help = new HelpState();
