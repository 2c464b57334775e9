/* What is asked of the server about friends. Each answer tells all about them anew. */

import { call, of } from '../api/rest';
import type { AskedFriends, FriendLink, Friends, Invitations } from '../api/types';

const DELETE = { method: 'DELETE' };
const linked = (code: string): string => `/me/friend-links/${encodeURIComponent(code)}`;

export const friends = {
  all: () => call<Friends>('/me/friends'),
  askByName: (name: string) => call<Friends>('/me/friends', { name }),
  ask: (profile: string) => call<Friends>('/me/friends', { profile }),
  accept: (id: string) => call<Friends>(`/me/friends/${id}`, {}),
  part: (id: string) => call<Friends>(`/me/friends/${id}`, undefined, undefined, DELETE),
  declineStrangers: () => call<Friends>('/me/asking', undefined, undefined, DELETE),
  withdraw: (id: string) => call<Friends>(`/me/asks/${id}`, undefined, undefined, DELETE),
  newLink: () => call<Friends>('/me/friend-link', {}),
  removeLink: () => call<Friends>('/me/friend-link', undefined, undefined, DELETE),
  link: (code: string) => call<FriendLink>(linked(code)),
  follow: (code: string) => call<Friends>(linked(code), {}),
  block: (profile: string) => call<Friends>('/me/blocks', { profile }),
  unblock: (id: string) => call<Friends>(`/me/blocks/${id}`, undefined, undefined, DELETE),
  invitations: () => call<Invitations>('/me/invitations'),
  refuse: (table: string) => call<Invitations>(`/me/invitations/${table}`, undefined, undefined, DELETE),
  offered: (table: string) => call<AskedFriends>(`${of(table)}/friends`),
  offer: (table: string, friend: string) => call<AskedFriends>(`${of(table)}/friends`, { friend }),
};
