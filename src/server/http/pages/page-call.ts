import type { Session } from '../../../contract/session.ts'
import type { ResolvedAgency } from '../../domain/agencies/resolved-agency.ts'
import type { Preview } from '../call/preview.ts'
import type { CountedVisitor } from '../call/visitor-rate-limit.ts'

/** One request for a page, after the host and the session are known. */
export interface PageCall {
  request: Request
  agency: ResolvedAgency
  session: Session
  /** The API in process, bound to this agency, session and visit. */
  fetch: (request: Request) => Promise<Response>
  /** The agency's own origin as the visitor sees it; `request.url` may name another behind a proxy. */
  origin: string
  /** What is not published is shown, as `agency` has it: the page is nobody else's and is kept by nobody. */
  preview?: Preview
  /** The visitor came by a shared link that has ended, and is told so: the page is nobody else's. */
  hasEndedShare?: boolean
  /** Aborted when the visitor goes away and when the page took too long: whoever works on it may stop then. */
  signal?: AbortSignal
  /** As whom it is counted when it has to be rendered; without it as nobody. */
  visitor?: CountedVisitor
  /** Resolves when a costly piece of this page's work may begin; without it at once. */
  takeTurn?: (signal?: AbortSignal) => Promise<void>
}
