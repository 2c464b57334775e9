/* Whether the help dialog is open, and on which side. Any page may open it. */

export type HelpSide = 'keys' | 'settings' | 'about';

class HelpState {
  side = $state.raw<HelpSide | null>(null);

  open(side: HelpSide): void {
    this.side = side;
  }
  close(): void {
    this.side = null;
  }
}

export const help = new HelpState();
