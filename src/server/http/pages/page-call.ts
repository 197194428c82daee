import type { Session } from '../../../contract/session.ts'
import type { ResolvedAgency } from '../../domain/agencies/resolved-agency.ts'
import type { Preview } from '../request-context/preview.ts'
import type { CountedVisitor } from '../request-context/visitor-rate-limit.ts'

/** One request for a page, after the host and the session are known. */
export interface PageCall {
  request: Request
  agency: ResolvedAgency
  session: Session
  /** The API in process, bound to this agency, session and visit. */
  fetch: (request: Request) => Promise<Response>
  /** The agency's own origin as the visitor sees it; `request.url` may name another behind a proxy. */
  origin: string
  /** The page previews unpublished settings, as in `agency`: it is private and not cached. */
  preview?: Preview
  /** The visitor's shared link has ended, which the page says: it is private and not cached. */
  hasEndedShare?: boolean
  /** Aborted when the visitor leaves and when the page took too long; work on it may stop then. */
  signal?: AbortSignal
  /** The identity under which a rendered page is counted; not counted without it. */
  visitor?: CountedVisitor
  /** Resolves when a costly task of this page may start; absent if it may start at once. */
  takeTurn?: (signal?: AbortSignal) => Promise<void>
}
