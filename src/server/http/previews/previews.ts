import { permissionsOf } from '../../../tenant/permissions.ts'
import type { Store } from '../../adapters/store/store.ts'
import type { Sessions } from '../../domain/accounts/sessions/sessions.ts'
import type { ResolvedAgency } from '../../domain/agencies/resolved-agency.ts'
import { type DraftOf, draftedAgencies } from '../../domain/site-settings/previews/drafted-agencies.ts'
import { openGrant, sessionMark } from '../../domain/site-settings/previews/preview-grant.ts'
import { previewSession } from '../../domain/site-settings/previews/preview-session.ts'
import { readSessionCookie } from '../request-context/cookies/session-cookie.ts'
import { readShareCookie } from '../request-context/cookies/share-cookie.ts'
import type { Preview } from '../request-context/preview.ts'
import type { Caller } from '../request-context/route.ts'

export interface PreviewDependencies {
  store: Pick<Store, 'forAgency' | 'hash'>
  sessions: Sessions
  draftOf: DraftOf
  clock: () => Date
}

/** A request's agency and preview; null if the grant is forged, foreign, ended, or of an ended session. */
export type Found = { agency: ResolvedAgency; preview: Preview } | null

/**
 * Makes the function that finds a request's preview: by its grant, if the grant's session may still change the
 * settings, or by a shared link's cookie. Source: security, 3, 4.
 */
export function createPreviews({ store, sessions, draftOf, clock }: PreviewDependencies) {
  const drafted = draftedAgencies(store, draftOf)
  return {
    async byGrant(text: string, cookies: string | null, { agency, site }: Caller): Promise<Found> {
      const grant = openGrant(text, store.hash)
      const token = readSessionCookie(cookies, site)
      if (grant === null || token === null) return null
      if (grant.agencyId !== agency.id || grant.expiresAt <= clock().getTime()) return null
      if (grant.session !== sessionMark(token, store.hash)) return null
      const actor = await sessions.find(agency.id, token)
      if (actor === null || !permissionsOf(actor.session, agency.agency).has('settings.website')) return null
      const found = await drafted(agency, grant.version)
      if (found === null) return null
      const { role, language, currency, mode, bookingState } = grant
      const signedIn = previewSession(role, actor)
      const shown = { language, currency, mode, bookingState }
      return { agency: found, preview: { kind: 'frame', grant: text, signedIn, actor, ...shown } }
    },

    /** Undefined without a shared link's cookie. */
    async byShare(cookies: string | null, { agency, site }: Caller): Promise<Found | undefined> {
      const token = readShareCookie(cookies, site)
      if (token === null) return undefined
      const isStillOpen = () => store.forAgency(agency.id).shares.isOpen(token)
      if (!(await isStillOpen())) return null
      const found = await drafted(agency)
      if (found === null) return null
      const nobody = { grant: null, signedIn: null, actor: null }
      return { agency: found, preview: { kind: 'share', ...nobody, bookingState: 'ready', isStillOpen } }
    },
  }
}

export type Previews = ReturnType<typeof createPreviews>
