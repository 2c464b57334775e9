/* The clause of the rules that is being read, over whatever page. */

class RuleState {
  name = $state.raw<string | null>(null);

  open(name: string): void {
    this.name = name;
  }
  close(): void {
    this.name = null;
  }
}

export const rule = new RuleState();
