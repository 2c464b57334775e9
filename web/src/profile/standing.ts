/* What is asked of the server about how people stand. */

import { call } from '../api/rest';
import type { Leaders, PastGame, Profile } from '../api/types';
import type { Kind } from './kinds';

/** Somebody by the address of their profile; oneself by none. */
export const profileOf = (id: string): Promise<Profile> => call<Profile>(id ? `/profiles/${id}` : '/me/profile');
export const pastGames = (id: string, offset: number, limit: number): Promise<PastGame[]> => call<PastGame[]>(`/profiles/${id}/games?offset=${offset}&limit=${limit}`);
export const leaders = (kind: Kind, friends = false): Promise<Leaders> => call<Leaders>(`/leaders?kind=${kind}&friends=${friends}`);
export const choose = (choice: { private?: boolean; child?: boolean }): Promise<Profile> => call<Profile>('/me/profile', choice, undefined, { method: 'PATCH' });

/** A child plays here, or no longer: the server names them in no list then. What it could not be told now, the profile tells it. */
export const tellChild = (child: boolean): void => void choose({ child }).catch(() => {});
