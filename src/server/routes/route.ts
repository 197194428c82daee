import type { OperationId } from '../../contract/operations.gen.ts'
import type { Session } from '../../contract/session.ts'
import type { LanguageCode, ReplyOf, ValidatedRequest } from '../../contract/types.ts'
import type { CookieSite } from '../http/cookie-site.ts'
import type { CurrentSession } from '../sessions/sessions.ts'
import type { ResolvedAgency } from '../store/resolved-agency.ts'

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
  requestId: string
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
}

/** Answers one operation of the contract with its body for when it goes well; everything else is a thrown `Problem`. */
export type Route<Id extends OperationId> = (call: Call<Id>) => ReplyOf<Id> | Promise<ReplyOf<Id>>

/** One route for every operation: a new one in the contract does not compile until it is answered. */
export type Routes = { readonly [Id in OperationId]: Route<Id> }
