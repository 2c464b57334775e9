/* What one asks about oneself: bots of one's own, data, friends. Only the page Me does. */

import { call } from '../api/rest';
import type { HostInfo, Identified, MailLink, Me, MyMail, Program, ProgramToken } from '../api/types';

const gone = { method: 'DELETE' };

export const account = {
  leave: () => call<Me>('/me/deletion', {}),
  stay: () => call<Me>('/me/deletion', undefined, undefined, gone),
  programs: () => call<Program[]>('/me/bots'),
  newProgram: (name: string) => call<ProgramToken>('/me/bots', { name }),
  newToken: (id: string) => call<ProgramToken>(`/me/bots/${id}/token`, {}),
  mail: () => call<MyMail>('/me/mail'),
  sendLink: (address: string) => call<unknown>('/me/mail', { address, zone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '' }),
  wantDigest: (digest: boolean) => call<MyMail>('/me/mail', { digest }, undefined, { method: 'PATCH' }),
  removeMail: () => call<MyMail>('/me/mail', undefined, undefined, gone),
  lookAtLink: (token: string) => call<MailLink>('/identity/mail/look', { token }),
  useLink: (token: string, along: boolean) => call<Identified>('/identity/mail', { token, along }),
  host: () => call<HostInfo>('/host'),
  goBack: () => call<Identified>('/identity/before', {}),
  digestOff: (word: string) => call<unknown>(`/mail/off/${encodeURIComponent(word)}`, {}),
  removeProgram: (id: string) => call<Program[]>(`/me/bots/${id}`, undefined, undefined, gone),
};
