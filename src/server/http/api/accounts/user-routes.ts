import type { AgencyRepositories } from '../../../adapters/store/agency-repositories.ts'
import { anonymousSession, type Sessions } from '../../../domain/accounts/sessions/sessions.ts'
import { noteChange } from '../../../domain/agencies/note-change.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { clearedFrameCookies } from '../../http-messages/frame-cookies.ts'
import { forgetGuestBookings } from '../../request-context/cookies/guest-cookie.ts'
import { writeLanguageCookie } from '../../request-context/cookies/language-cookie.ts'
import { writeSessionCookie } from '../../request-context/cookies/session-cookie.ts'
import type { Routes } from '../../request-context/route.ts'
import { type LoginDependencies, loginRoute } from './login.ts'

export interface UserRouteDependencies extends LoginDependencies {
  sessions: Sessions
  ofAgency: (agencyId: string) => Pick<AgencyRepositories, 'transaction' | 'attempts' | 'devices'>
}

/** Makes the routes for signing in and out, for the session, and for the caller's own language. Source: spec §7. */
export function userRoutes(
  dependencies: UserRouteDependencies,
): Pick<Routes, 'login' | 'logout' | 'getSession' | 'changeLanguage'> {
  return {
    login: loginRoute(dependencies),

    async logout(call) {
      if (call.accessToken !== null) await dependencies.sessions.end(call.agency.id, call.accessToken)
      // Spec §4: log-out clears the auth cookies and what hides header and footer. The device cookie stays, since it
      // grants no session; without it, other people's attempts could lock this browser out.
      call.setCookie(writeSessionCookie('', 0, call.caller.site))
      for (const cookie of clearedFrameCookies(call.caller.site)) call.setCookie(cookie)
      // The browser's next user must not open what was booked in it; the mailed link still does.
      if (call.caller.bookingCookie) call.setCookie(forgetGuestBookings(call.caller.site))
      return { session: anonymousSession }
    },

    getSession: (call) => ({ session: call.session }),

    // The specification makes this GET change something. A link on another site can change no more than the visitor's
    // own language.
    async changeLanguage(call) {
      const { language } = call.path
      if (!call.agency.agency.languages.includes(language)) {
        throw new Problem({ code: 'not_found', detail: 'The agency does not offer this language.' })
      }
      const userId = call.signedIn?.userId
      if (userId) {
        await dependencies.ofAgency(call.agency.id).transaction(async (records) => {
          const before = await records.users.find(userId)
          await records.users.setLanguage(userId, language)
          const changed = { before: before && { language: before.language }, after: { language } }
          await noteChange(records, userId, 'user.language', changed)
        })
      }
      call.setCookie(writeLanguageCookie(language, call.caller.site))
      return { language }
    },
  }
}
