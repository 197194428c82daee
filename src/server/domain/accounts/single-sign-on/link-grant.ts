import { createHash, randomBytes } from 'node:crypto'
import type { SsoAttempts } from '../sso-attempts.ts'

/** Seconds between giving the password and going to the provider. */
const GRANT_SECONDS = 60

/**
 * Stores that a person may let a provider vouch for them, and gives the token that says so once. It waits among those on
 * their way, under a hash that no state and mark can have: theirs holds a space.
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

/** Gives whom a token lets link this provider, once; null for one that is unknown, used, too late or for another provider. */
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
