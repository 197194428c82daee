import type { Caller } from './route.ts'

/** Says on an answer which agency, version and request it was made for; the client refuses a mismatch. Source: security, 3. */
export function stampAgency(response: Response, { agency, requestId }: Caller): Response {
  response.headers.set('x-livery-agency', agency.id)
  response.headers.set('x-livery-version', String(agency.version))
  response.headers.set('x-request-id', requestId)
  return response
}
