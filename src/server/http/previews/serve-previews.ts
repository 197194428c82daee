import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../request-context/app-env.ts'
import type { FrameNotices } from './frame-notices.ts'

/** Addresses that lead away or would sign a person in: in a preview, they show a notice. */
const leading = /^\/(?:academy|sso\/(?:start|callback))(?:\/|$)/

/**
 * Makes the last handler for previews: they get a page of the site at every address, and never reach a route with an
 * effect. Source: security, 20.
 */
export function servePreviews(
  page: MiddlewareHandler<AppEnv>,
  notices: FrameNotices,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const caller = c.get('caller')
    if (caller.preview === undefined) return next()
    return leading.test(c.req.path) ? notices.outside(caller, '') : page(c, next)
  }
}
