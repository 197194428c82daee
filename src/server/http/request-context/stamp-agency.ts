import type { Caller } from './route.ts'

/**
 * Sets the headers that name an answer's agency, version and request; the client refuses a mismatch. Source:
 * security, 3.
 */
export function stampAgency(response: Response, { agency, requestId }: Caller): Response {
  response.headers.set('x-livery-agency', agency.id)
  response.headers.set('x-livery-version', String(agency.version))
  response.headers.set('x-request-id', requestId)
  return response
}
