import { createHash, randomBytes } from 'node:crypto'
import type { SsoAttempts } from '../sso-attempts.ts'

/** Seconds between giving the password and going to the provider. */
const GRANT_SECONDS = 60

/**
 * Stores that a person may link a provider, and returns the single-use token for it. It is stored with the sign-in
 * attempts, under a hash that they cannot have, because its text contains a space.
 */
export async function grantLink(
  attempts: SsoAttempts,
  { userId, provider }: { userId: string; provider: string },
  clientAddress: string | null,
): Promise<string | null> {
  const token = randomBytes(32).toString('base64url')
  const grant = {
    stateHash: grantHash(token),
    provider,
    nonce: '',
    codeVerifier: '',
    returnTo: '/',
    links: userId,
  }
  return (await attempts.begin(grant, clientAddress, GRANT_SECONDS)) ? token : null
}

/**
 * Returns the person who may link this provider, once; null if the token is unknown, used, expired or for another
 * provider.
 */
export async function redeemLink(
  attempts: SsoAttempts,
  token: string,
  provider: string,
): Promise<string | null> {
  const grant = /^[\w-]{43}$/.test(token) ? await attempts.redeem(grantHash(token)) : null
  return grant?.provider === provider ? grant.links : null
}

function grantHash(token: string): string {
  return createHash('sha256').update(`link\n${token}`).digest('base64url')
}
