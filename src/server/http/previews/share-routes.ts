import { Hono } from 'hono'
import type { Store } from '../../adapters/store/store.ts'
import { isShareToken } from '../../domain/site-settings/previews/is-share-token.ts'
import type { AppEnv } from '../request-context/app-env.ts'
import { readShareCookie, writeShareCookie } from '../request-context/cookies/share-cookie.ts'
import type { EndedShares } from './ended-shares.ts'
import { privateHeaders } from './private-headers.ts'

/** The address that leaves a shared link's preview. */
export const LEAVE_SHARE = '/preview/leave'

/**
 * Makes the pages of shared links. `/preview/<token>` shows the draft in this browser until it is closed or left at
 * `/preview/leave`; a tab whose link ended leaves with `?ended`. An ended link shows a notice.
 */
export function shareLinkRoutes(store: Pick<Store, 'forAgency'>, ended: EndedShares): Hono<AppEnv> {
  const pages = new Hono<AppEnv>()
  const home = (cookie: string | null) => {
    const headers = { ...privateHeaders, location: '/', ...(cookie !== null && { 'set-cookie': cookie }) }
    return new Response(null, { status: 303, headers })
  }
  pages.get(LEAVE_SHARE, async (c) => {
    const { agency, site } = c.get('caller')
    const token = readShareCookie(c.req.raw.headers.get('cookie'), site)
    // Another link may have been opened in this browser since.
    const isKept = c.req.query('ended') !== undefined && token !== null
    if (isKept && (await store.forAgency(agency.id).shares.isOpen(token))) return home(null)
    return home(writeShareCookie(null, site))
  })
  pages.get('/preview/:token', async (c) => {
    const caller = c.get('caller')
    const token = c.req.param('token')
    const { shares } = store.forAgency(caller.agency.id)
    // HEAD requests of programs do not count as visits.
    const found = c.req.raw.method === 'HEAD' ? shares.isOpen : shares.open
    const isOpen = isShareToken(token) && (await found(token))
    return isOpen ? home(writeShareCookie(token, caller.site)) : ended.page(token, caller)
  })
  return pages
}
