import type { OperationId } from '../../../contract/operations.gen.ts'
import type { Session } from '../../../contract/session.ts'
import type { LanguageCode, ReplyOf, ValidatedRequest } from '../../../contract/types.ts'
import type { CurrentSession } from '../../domain/accounts/sessions/sessions.ts'
import type { ResolvedAgency } from '../../domain/agencies/resolved-agency.ts'
import type { CookieSite } from '../http-messages/cookie-site.ts'
import type { Preview } from './preview.ts'

/** The caller and origin of a call; known before the API reads it. */
export interface Caller {
  agency: ResolvedAgency
  site: CookieSite
  /** The agency's own origin as the visitor sees it, such as `https://agency.example`. */
  origin: string
  clientAddress: string | null
  /** The visitor's country by a trusted proxy, ISO 3166-1 alpha-2. */
  country?: string | null
  /** This browser's mark from a sign-up. */
  signUpMark?: string | null
  /** The token of a browser in which an account signed in before; it grants no session. */
  deviceToken?: string | null
  /** The cookies that pages are rendered from, as a Cookie header. */
  preferences?: string
  /** The Cookie header if this browser has keys of bookings, or null. */
  bookingCookie?: string | null
  userAgent?: string | null
  /** The answer is a preview of unpublished settings, as in `agency`. */
  preview?: Preview
  /** The request has a shared link that has ended: the page says once that this is the published site. */
  hasEndedShare?: boolean
  requestId: string
  /** A page of this server makes the call while it is rendered. */
  isPage?: true
  /** Resolves when a costly task of this request may start; absent if it may start at once. */
  takeTurn?: (signal?: AbortSignal) => Promise<void>
}

/** A call after the session is known and the request is checked against the contract. */
export interface Call<Id extends OperationId> extends ValidatedRequest<Id> {
  caller: Caller
  agency: ResolvedAgency
  /** The signed-in user, or null. */
  signedIn: CurrentSession | null
  /** The session as the browser may know it; also for an anonymous visitor. */
  session: Session
  /** The access token as received, whether its session is valid or not. */
  accessToken: string | null
  language: LanguageCode
  signal: AbortSignal
  /** The request as received, for passing it on; its body has been read. */
  request: Request
  /** Adds a Set-Cookie header to the answer. */
  setCookie(value: string): void
  /** Adds any other header to the answer. */
  setHeader(name: string, value: string): void
  /** Sets the ETag that a later change can name as its origin. */
  setEtag(value: string): void
}

/** A body of the contract, or a whole response for operations without JSON. */
export type Reply<Id extends OperationId> = [ReplyOf<Id>] extends [never] ? Response : ReplyOf<Id>

/** Answers one operation of the contract if it succeeds; every other outcome is a thrown `Problem`. */
export type Route<Id extends OperationId> = (call: Call<Id>) => Reply<Id> | Promise<Reply<Id>>

/** One route for every operation: a new one in the contract does not compile until it is answered. */
export type Routes = { readonly [Id in OperationId]: Route<Id> }
