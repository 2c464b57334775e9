/* How it is told that it is my turn to those who do not look at the page and want to know: by a notice of the browser. */
import type { TableInfo } from '../api/types';
import { SIGN } from '../frame/tab.svelte';
import { settings } from '../settings.svelte';
import { say } from '../messages/say.svelte';
import { heading } from './names';

const NIGHT = { from: 22, to: 8 }; // hours in which nobody is disturbed

/** Whether this browser could show notices at all: on a plain network it does not. */
export const noticesPossible = (): boolean => 'Notification' in window && isSecureContext;

const night = (now = new Date()): boolean => now.getHours() >= NIGHT.from || now.getHours() < NIGHT.to;

/** A notice, for whoever does not look at the page and wants one: that it is my turn, or other `news`. These, and turns at a live
table, are of people who wait this very moment, whatever the hour. */
export function notify(table: TableInfo, news = '', now = new Date()): void {
  if (!document.hidden || settings.notices !== 'on' || settings.child || !noticesPossible() || Notification.permission !== 'granted') return;
  if (!news && table.clock?.kind !== 'live' && night(now)) return;
  const notice = new Notification(news || say('frame.your_turn'), { body: heading(table), tag: table.id, icon: SIGN });
  notice.onclick = () => {
    window.focus();
    if (!location.pathname.endsWith(table.id)) location.assign(`/table/${table.id}`);
    notice.close();
  };
}
