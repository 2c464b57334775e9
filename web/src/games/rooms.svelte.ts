/* The tables at which I sit and that wait for players: every page keeps an ear open for those who come (seats/Arrival). */
import { rest } from '../api/rest';

class Rooms {
  ids = $state.raw<string[]>([]);

  /** Asks the server, whenever a page is shown. What becomes of a table is heard there. */
  async look(): Promise<void> {
    const found = await rest.waiting().catch(() => []);
    const fresh = found.map(({ id }) => id).filter((id) => !this.ids.includes(id));
    if (fresh.length) this.ids = [...this.ids, ...fresh];
  }

  forget(id: string): void {
    this.ids = this.ids.filter((one) => one !== id);
  }
}

export const rooms = new Rooms();
