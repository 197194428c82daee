import { ClientError, ResponseBodyError } from 'openid-client'
import type { SsoError } from '../../../tenant/sso.ts'

export interface SsoFailure {
  error: SsoError
  /** For the log: a constant of the library or a word of the standard, never anything that was sent. */
  reason: string
}

/** The library's codes for a missing or unreadable answer. */
const unreadable: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_MISSING_SERVER_METADATA',
])

/** Returns the word for the person and the reason for the log from an error of a call to the provider. */
export function ssoFailure(error: unknown): SsoFailure {
  if (error instanceof ResponseBodyError) {
    const reason = wordOf(error.error)
    // A code was used twice, late or by another client; other errors are between the site and its provider.
    return { error: reason === 'invalid_grant' ? 'invalid' : 'unavailable', reason }
  }
  if (error instanceof ClientError && error.code !== undefined) {
    return { error: unreadable.has(error.code) ? 'unavailable' : 'invalid', reason: wordOf(error.code) }
  }
  return { error: 'unavailable', reason: error instanceof Error ? wordOf(error.name) : 'unknown' }
}

/** Refusals by the person; any other error means that the provider cannot sign anybody in now. */
const refusals: ReadonlySet<string> = new Set([
  'access_denied',
  'consent_required',
  'interaction_required',
  'login_required',
  'account_selection_required',
])

/** Returns the same for the `error` with which a provider redirects back. */
export function ssoRefusal(error: string): SsoFailure {
  return { error: refusals.has(error) ? 'denied' : 'unavailable', reason: wordOf(error) }
}

function wordOf(text: string): string {
  return /^\w{1,60}$/.test(text) ? text : 'other'
}
