import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client'
import { emailKey } from '../../../../tenant/email-key.ts'
import { isMailable } from '../../mail/is-mailable.ts'
import type { ProvenPerson } from '../proven-person.ts'

/** What is not seen, such as a mark that turns the direction: nobody types it, and it hides who somebody is. */
const unseen = /\p{C}/u

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

type Claims = Readonly<Record<string, unknown>>

/**
 * Takes the claims of a checked ID token and, where they were asked for, of the provider's user info, and gives the
 * person, or null where neither has an e-mail address that can be one. An address and the word for it come from one place;
 * no word is a good one where the agency trusts its provider's addresses (`trustsEmail`).
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

/** Some providers write the word as a text, and some none. */
function isGood(word: unknown, trustsEmail: boolean): boolean {
  return word === null ? trustsEmail : word === true || word === 'true'
}

/** A name on one line, without what moves or hides other text. */
function nameOf(value: unknown): string {
  if (typeof value !== 'string') return ''
  const line = value
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
  return [...line].slice(0, 80).join('').trim()
}
