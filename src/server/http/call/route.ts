import type { OperationId } from '../../../contract/operations.gen.ts'
import type { Session } from '../../../contract/session.ts'
import type { LanguageCode, ReplyOf, ValidatedRequest } from '../../../contract/types.ts'
import type { CurrentSession } from '../../domain/accounts/sessions/sessions.ts'
import type { ResolvedAgency } from '../../domain/agencies/resolved-agency.ts'
import type { CookieSite } from '../message/cookie-site.ts'
import type { Preview } from './preview.ts'

/** For whom and from where a call is made; known before the API sees it. */
export interface Caller {
  agency: ResolvedAgency
  site: CookieSite
  /** The agency's own origin as the visitor sees it, such as `https://agency.example`. */
  origin: string
  clientAddress: string | null
  /** Where a trusted proxy says the visitor is, ISO 3166-1 alpha-2. */
  country?: string | null
  /** What this browser was marked with when somebody signed up in it. */
  signUpMark?: string | null
  /** The token of a browser in which an account signed in before; it signs nobody in. */
  deviceToken?: string | null
  /** What of the request's cookies pages are drawn from, as a Cookie header. */
  preferences?: string
  /** The Cookie header where this browser has keys of bookings, or null. */
  bookingCookie?: string | null
  userAgent?: string | null
  /** The answer is for a preview of what is not published, as `agency` has it. */
  preview?: Preview
  /** It comes with a shared link that has ended: the page says once that this is the published site. */
  hasEndedShare?: boolean
  requestId: string
  /** A page of this server makes the call while it is rendered. */
  isPage?: true
  /** Resolves when a costly piece of this request's work may begin; without it at once. */
  takeTurn?: (signal?: AbortSignal) => Promise<void>
}

/** A call after the session is known and the request is checked against the contract. */
export interface Call<Id extends OperationId> extends ValidatedRequest<Id> {
  caller: Caller
  agency: ResolvedAgency
  /** Who is signed in, or null. */
  signedIn: CurrentSession | null
  /** The same as the browser may know it; of an anonymous visitor too. */
  session: Session
  /** The access token as it came, whether it stands for a session or not. */
  accessToken: string | null
  language: LanguageCode
  signal: AbortSignal
  /** The request as it came, for what passes it on; its body is read already. */
  request: Request
  /** Adds a Set-Cookie header to the answer. */
  setCookie(value: string): void
  /** Adds any other header to the answer. */
  setHeader(name: string, value: string): void
  /** Names what the answer is of, so that a change can say what it was made from. */
  setEtag(value: string): void
}

/** A body of the contract, or the whole answer of an operation whose answer is no JSON. */
export type Reply<Id extends OperationId> = [ReplyOf<Id>] extends [never] ? Response : ReplyOf<Id>

/** Answers one operation of the contract for when it goes well; everything else is a thrown `Problem`. */
export type Route<Id extends OperationId> = (call: Call<Id>) => Reply<Id> | Promise<Reply<Id>>

/** One route for every operation: a new one in the contract does not compile until it is answered. */
export type Routes = { readonly [Id in OperationId]: Route<Id> }
