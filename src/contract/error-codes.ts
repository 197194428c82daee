import type { components } from './api.gen.ts'

export type ErrorCode = components['schemas']['ErrorCode']

/** The closed list of problem codes: each has one status and one title, whatever the occasion. */
export const errorCodes = {
  bad_request: { status: 400, title: 'The request cannot be read' },
  host_malformed: { status: 400, title: 'The Host header is not one valid host name' },
  unauthenticated: { status: 401, title: 'Log in first' },
  forbidden: { status: 403, title: 'You may not do this' },
  cross_site: { status: 403, title: 'The request comes from another site' },
  account_inactive: { status: 403, title: 'The account has been deactivated' },
  not_found: { status: 404, title: 'Not found' },
  agency_not_found: { status: 404, title: 'Agency not found' },
  method_not_allowed: { status: 405, title: 'This method is not offered here' },
  password_required: { status: 409, title: 'The link asks for a password to be chosen' },
  conflict: { status: 409, title: 'The request does not fit the present state' },
  hold_expired: { status: 409, title: 'The hold has expired' },
  sold_out: { status: 409, title: 'Sold out' },
  price_changed: { status: 409, title: 'The price has changed' },
  precondition_failed: { status: 412, title: 'Somebody else has changed this since' },
  payload_too_large: { status: 413, title: 'The body is too large' },
  uri_too_long: { status: 414, title: 'The address is too long' },
  unsupported_media_type: { status: 415, title: 'The body is not JSON' },
  validation_failed: { status: 422, title: 'Some fields are not right' },
  invalid_credentials: { status: 422, title: 'The email address or the password is wrong' },
  token_invalid: { status: 422, title: 'The link has been used or has run out' },
  precondition_required: { status: 428, title: 'Say which revision this changes' },
  rate_limited: { status: 429, title: 'Too many attempts' },
  headers_too_large: { status: 431, title: 'The headers are too large' },
  internal_error: { status: 500, title: 'Something went wrong' },
  upstream_failed: { status: 502, title: 'A service behind this one failed' },
  overloaded: { status: 503, title: 'The server is full' },
  mail_unavailable: { status: 503, title: 'The site cannot send email at the moment' },
  upstream_timeout: { status: 504, title: 'A service behind this one did not answer in time' },
} as const satisfies Record<ErrorCode, { status: number; title: string }>
