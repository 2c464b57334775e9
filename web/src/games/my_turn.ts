/* How it is told that it is my turn while a page is open: in the title, by a dot on the sign of the page, and by a notice of
the browser for those who want one and do not look. */
import type { TableInfo } from '../api/types';
import { settings } from '../settings.svelte';
import { heading } from './words';

const SIGN = '/favicon.svg';
const MARKED = '/favicon-turn.svg';
const NIGHT = { from: 22, to: 8 }; // hours in which nobody is disturbed

/** Whether this browser could show notices at all: on a plain network it does not. */
export const noticesPossible = (): boolean => 'Notification' in window && isSecureContext;

const night = (now = new Date()): boolean => now.getHours() >= NIGHT.from || now.getHours() < NIGHT.to;

/** What stands in the tab: `lead` before the name of the page where something waits. */
export function mark(lead: string, title: string): void {
  document.title = lead + title;
  const sign = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = lead ? MARKED : SIGN;
  if (sign && !sign.href.endsWith(wanted)) sign.href = wanted;
}

/** A notice, for whoever does not look at the page and wants one. */
export function notify(table: TableInfo, now = new Date()): void {
  if (!document.hidden || settings.notices !== 'on' || settings.child || !noticesPossible() || Notification.permission !== 'granted' || night(now)) return;
  const notice = new Notification('Your turn', { body: heading(table), tag: table.id, icon: SIGN });
  notice.onclick = () => {
    window.focus();
    if (!location.pathname.endsWith(table.id)) location.assign(`/table/${table.id}`);
    notice.close();
  };
}
