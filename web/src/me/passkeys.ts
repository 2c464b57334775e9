/* Passkeys: what the browser does, between two questions to the server. Its library is loaded when it is wanted. */

import { rest } from '../api/rest';
import type { Identified, Passkey } from '../api/types';
import { say } from '../messages/say.svelte';

/** Whether browsers offer passkeys at this address: over HTTPS, or on this computer by its name. */
export const safeHere = (): boolean =>
  isSecureContext && 'PublicKeyCredential' in window && (location.protocol === 'https:' || location.hostname === 'localhost');

const told = async <T>(what: () => Promise<T>): Promise<T> => {
  try {
    return await what();
  } catch (error) {
    const { name } = error as Error;
    if (name === 'NotAllowedError' || name === 'AbortError') throw new Error(say('me.nothing_done'));
    if (name === 'InvalidStateError') throw new Error(say('me.passkey_there'));
    throw error;
  }
};

export async function addPasskey(name: string): Promise<Passkey[]> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([import('@simplewebauthn/browser'), rest.passkeyOptions()]);
  return rest.newPasskey({ credential: { ...(await told(() => startRegistration({ optionsJSON }))) }, name });
}

export async function signIn(): Promise<Identified> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([import('@simplewebauthn/browser'), rest.signInOptions()]);
  return rest.signIn({ credential: { ...(await told(() => startAuthentication({ optionsJSON }))) } });
}
