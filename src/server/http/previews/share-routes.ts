import { Hono } from 'hono'
import type { Store } from '../../adapters/store/store.ts'
import { isShareToken } from '../../domain/site-settings/previews/is-share-token.ts'
import type { AppEnv } from '../call/app-env.ts'
import { readShareCookie, writeShareCookie } from '../call/cookies/share-cookie.ts'
import type { EndedShares } from './ended-shares.ts'
import { privateHeaders } from './private-headers.ts'

/** Where a preview by a shared link is left. */
export const LEAVE_SHARE = '/preview/leave'

/**
 * Makes the pages that a shared link opens: `/preview/<token>` shows the draft in this browser from now on, until it is
 * closed or left at `/preview/leave`; a tab whose link ended leaves it with `?ended`. A link that ended says so.
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
    // Another may have been opened in this browser since.
    const isKept = c.req.query('ended') !== undefined && token !== null
    if (isKept && (await store.forAgency(agency.id).shares.isOpen(token))) return home(null)
    return home(writeShareCookie(null, site))
  })
  pages.get('/preview/:token', async (c) => {
    const caller = c.get('caller')
    const token = c.req.param('token')
    const { shares } = store.forAgency(caller.agency.id)
    // Programs that only ask whether the link is there have not come by it.
    const found = c.req.raw.method === 'HEAD' ? shares.isOpen : shares.open
    const isOpen = isShareToken(token) && (await found(token))
    return isOpen ? home(writeShareCookie(token, caller.site)) : ended.page(token, caller)
  })
  return pages
}
