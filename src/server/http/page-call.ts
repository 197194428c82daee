import type { Session } from '../../contract/session.ts'
import type { ResolvedAgency } from '../store/resolved-agency.ts'

/** One request for a page, after the host and the session are known. */
export interface PageCall {
  request: Request
  agency: ResolvedAgency
  session: Session
  /** The API in process, bound to this agency, session and visit. */
  fetch: (request: Request) => Promise<Response>
  /** The agency's own origin as the visitor sees it; `request.url` may name another behind a proxy. */
  origin: string
  /** Aborted when the visitor goes away and when the page took too long: whoever works on it may stop then. */
  signal?: AbortSignal
}
