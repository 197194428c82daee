import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client'
import type { ProvenPerson } from '../proven-person.ts'
import { claimedPerson } from './claimed-person.ts'

/** What was kept of the attempt when it began, and has to come back as it was. */
export interface IdentifyInput {
  state: string
  nonce: string
  codeVerifier: string
  /** The agency trusts the provider's addresses without its word for each. */
  trustsEmail: boolean
}

/**
 * Takes the address that the provider led the browser back to and gives who it says the person is, or null where it
 * names no e-mail address. Throws the library's errors: for a wrong issuer, audience, signature, nonce, expiry or code.
 */
export async function identify(
  connection: Configuration,
  address: URL,
  { state, nonce, codeVerifier, trustsEmail }: IdentifyInput,
): Promise<ProvenPerson | null> {
  const tokens = await authorizationCodeGrant(connection, address, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: codeVerifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (claims === undefined) return null
  const isMissing = claims.email === undefined || claims.email_verified === undefined
  const hasInfo = connection.serverMetadata().userinfo_endpoint !== undefined
  const info = isMissing && hasInfo ? await fetchUserInfo(connection, tokens.access_token, claims.sub) : {}
  return claimedPerson(claims, info, trustsEmail)
}
