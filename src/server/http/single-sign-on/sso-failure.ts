import { ClientError, ResponseBodyError } from 'openid-client'
import type { SsoError } from '../../../tenant/sso.ts'

export interface SsoFailure {
  error: SsoError
  /** For the log: a constant of the library or a word of the standard, never anything that was sent. */
  reason: string
}

/** What the library says when there was no answer, or none that could be read. */
const unreadable: ReadonlySet<string> = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_HTTP_REQUEST_FORBIDDEN',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_MISSING_SERVER_METADATA',
])

/** Takes what talking to a provider threw and gives the word for the person and the reason for the log. */
export function ssoFailure(error: unknown): SsoFailure {
  if (error instanceof ResponseBodyError) {
    const reason = wordOf(error.error)
    // A code that is used twice, late or by somebody else; all else is between the site and its provider.
    return { error: reason === 'invalid_grant' ? 'invalid' : 'unavailable', reason }
  }
  if (error instanceof ClientError && error.code !== undefined) {
    return { error: unreadable.has(error.code) ? 'unavailable' : 'invalid', reason: wordOf(error.code) }
  }
  return { error: 'unavailable', reason: error instanceof Error ? wordOf(error.name) : 'unknown' }
}

/** Refusals of the person; whatever else a provider says, it cannot let anybody in today. */
const refusals: ReadonlySet<string> = new Set([
  'access_denied',
  'consent_required',
  'interaction_required',
  'login_required',
  'account_selection_required',
])

/** Takes the `error` a provider sends the browser back with and gives the same. */
export function ssoRefusal(error: string): SsoFailure {
  return { error: refusals.has(error) ? 'denied' : 'unavailable', reason: wordOf(error) }
}

function wordOf(text: string): string {
  return /^\w{1,60}$/.test(text) ? text : 'other'
}
