import { Hono } from 'hono'
import type { AppEnv } from '../http/app-env.ts'
import type { Store } from '../store/store.ts'
import type { EndedShares } from './ended-shares.ts'
import { isShareToken } from './is-share-token.ts'
import { privately } from './privately.ts'
import { writeShareCookie } from './share-cookie.ts'

/** Where a preview by a shared link is left. */
export const LEAVE_SHARE = '/preview/leave'

/**
 * Makes the pages that a shared link opens: `/preview/<token>` shows the draft in this browser from now on, until it is
 * closed or left at `/preview/leave`. A link that ended says so.
 */
export function shareLinkRoutes(store: Pick<Store, 'forAgency'>, ended: EndedShares): Hono<AppEnv> {
  const pages = new Hono<AppEnv>()
  const home = (cookie: string) =>
    new Response(null, { status: 303, headers: { ...privately, location: '/', 'set-cookie': cookie } })
  pages.get(LEAVE_SHARE, (c) => home(writeShareCookie(null, c.get('caller').site)))
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
