/* Where we are: a tiny router on the History API. Links are plain anchors; the App catches their clicks. */

import { isPage, PAGES, type PageEntry, type PageName } from './pages';

const NOTHING = /^$/;

export interface Place {
  page: PageName | 'home' | 'lost';
  id: string;
}

export function placeOf(path: string): Place {
  const [name = '', id = '', ...rest] = path.split('/').filter(Boolean);
  if (!name) return { page: 'home', id: '' };
  const entry: PageEntry | null = isPage(name) ? PAGES[name] : null;
  if (!entry || rest.length || !(entry.of ?? NOTHING).test(id)) return { page: 'lost', id: '' };
  return { page: name as PageName, id };
}

class Route {
  path = $state.raw(location.pathname);
  place = $derived(placeOf(this.path));

  constructor() {
    addEventListener('popstate', () => (this.path = location.pathname));
  }
}

export const route = new Route();

export function go(path: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  route.path = location.pathname;
  if (!location.hash) scrollTo(0, 0);
}

/** For the click of a link inside the page: true if we went there. */
export function follow(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return false;
  if (link.pathname === location.pathname && link.hash) return false; // a place on this page: the browser's own
  if (/^\/api\/|\.txt$/.test(link.pathname)) return false;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
  return true;
}
