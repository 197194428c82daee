import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../call/app-env.ts'
import type { FrameNotices } from './frame-notices.ts'

/** Addresses that lead away, or would sign somebody in: in a preview they are told and not followed. */
const leading = /^\/(?:academy|sso\/(?:start|callback))(?:\/|$)/

/**
 * Makes the handler after which nothing is a preview any more: one gets a page of the site, whatever its address, and never
 * comes to a route that could do something. Source: security, 20.
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
