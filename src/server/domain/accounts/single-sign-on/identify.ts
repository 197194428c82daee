import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client'
import { emailKey } from '../../../../tenant/email-key.ts'
import { isMailable } from '../../mail/is-mailable.ts'
import type { ProvenPerson } from '../proven-person.ts'

/** Invisible characters, such as direction marks: people do not type them, and they can disguise a name. */
const unseen = /\p{C}/u

/** What was stored when the attempt began and has to come back unchanged. */
export interface IdentifyInput {
  state: string
  nonce: string
  codeVerifier: string
  /** The agency trusts the provider's addresses even if it does not vouch for each. */
  trustsEmail: boolean
}

/**
 * Returns the person that a provider reports at its redirect, or null without an e-mail address. Throws the library's
 * errors for a wrong issuer, audience, signature, nonce, expiry or code.
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

type Claims = Readonly<Record<string, unknown>>

/**
 * Returns the person of a validated ID token and, if requested, the provider's user info; null without a valid e-mail
 * address. The address and its verification come from the same source. Unverified addresses count if the agency
 * trusts its provider's (`trustsEmail`).
 */
function claimedPerson(
  token: Claims & { iss: string; sub: string },
  info: Claims,
  trustsEmail = false,
): ProvenPerson | null {
  const named = [token, info].filter(({ email }) => typeof email === 'string' && email !== '')
  const source = named.find(({ email_verified: word }) => word !== undefined) ?? named[0]
  const email = typeof source?.email === 'string' ? emailKey(source.email) : ''
  if (!isMailable(email) || unseen.test(email)) return null
  const text = (name: string) => nameOf(token[name]) || nameOf(info[name])
  const [firstName, lastName] = [text('given_name'), text('family_name')]
  const [first = '', ...rest] = text('name').split(' ')
  const isNamed = firstName !== '' || lastName !== ''
  return {
    issuer: token.iss,
    subject: token.sub,
    email,
    isEmailVerified: isGood(source?.email_verified ?? null, trustsEmail),
    firstName: isNamed ? firstName : first,
    lastName: isNamed ? lastName : rest.join(' '),
  }
}

/** Some providers write it as text, and some omit it. */
function isGood(word: unknown, trustsEmail: boolean): boolean {
  return word === null ? trustsEmail : word === true || word === 'true'
}

/** A name on one line, without characters that move or hide other text. */
function nameOf(value: unknown): string {
  if (typeof value !== 'string') return ''
  const line = value
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return [...line].slice(0, 80).join('').trim()
}
