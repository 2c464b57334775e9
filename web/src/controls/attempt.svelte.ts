/* Something that is tried at the server, one at a time: whether it goes on, why it failed, what to tell when it is done. */

export class Attempt {
  busy = $state.raw(false);
  problem = $state.raw('');
  told = $state.raw('');

  async run(what: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = this.told = '';
    try {
      await what();
    } catch (error) {
      this.problem = (error as Error).message;
    } finally {
      this.busy = false;
    }
  }
}
