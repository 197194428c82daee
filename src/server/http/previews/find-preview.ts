import type { Context, MiddlewareHandler, Next } from 'hono'
import { GRANT_HEADER, GRANT_PARAMETER, NO_PREVIEW } from '../../../contract/preview.ts'
import { previewEnded } from '../../domain/site-settings/previews/preview-ended.ts'
import type { AppEnv } from '../request-context/app-env.ts'
import { readShareCookie, writeShareCookie } from '../request-context/cookies/share-cookie.ts'
import type { EndedShares } from './ended-shares.ts'
import type { FrameNotices } from './frame-notices.ts'
import type { Found, Previews } from './previews.ts'
import { privateHeaders } from './private-headers.ts'

/**
 * Makes the handler before calls: a call with a grant or a shared link's cookie is answered for the preview, or
 * refused. The cookie belongs to the whole browser; a page that was open earlier marks its calls, which are answered
 * normally.
 */
export function findPreviewOfCall(previews: Previews, ended: EndedShares): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const { headers } = c.req.raw
    const header = headers.get(GRANT_HEADER)
    const grant = header === NO_PREVIEW ? null : header
    const cookies = headers.get('cookie')
    const caller = c.get('caller')
    if (grant === null && ofWhoSigns.test(c.req.path)) return leavingShare(c, next)
    if (header === NO_PREVIEW) return next()
    const found = grant === null ? await shared(previews, c) : await previews.byGrant(grant, cookies, caller)
    if (found === null) {
      if (grant !== null) throw previewEnded()
      return ended.refuse(readShareCookie(cookies, caller.site) ?? '', caller)
    }
    if (found === undefined) return next()
    show(c, found)
    await next()
    for (const [name, value] of Object.entries(privateHeaders)) c.res.headers.set(name, value)
  }
}

/** Signing in or out ends the preview of a shared link. */
async function leavingShare(c: Context<AppEnv>, next: Next): Promise<void> {
  const { site } = c.get('caller')
  await next()
  if (c.res.ok && readShareCookie(c.req.raw.headers.get('cookie'), site) !== null) {
    c.res.headers.append('set-cookie', writeShareCookie(null, site))
  }
}

/**
 * Makes the handler before pages. An ended preview in the editor's frame gets a page about it. A browser with an
 * ended link gets the published site with one notice. Source: security, 20.
 */
export function findPreviewOfPage(
  previews: Previews,
  ended: EndedShares,
  notices: FrameNotices,
): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const request = c.req.raw
    const grants = new URL(request.url).searchParams.getAll(GRANT_PARAMETER)
    const cookies = request.headers.get('cookie')
    const caller = c.get('caller')
    if (grants.length > 0) {
      const found = grants.length === 1 ? await previews.byGrant(grants[0] ?? '', cookies, caller) : null
      if (found === null) return notices.ended(caller)
      show(c, found)
      return next()
    }
    const found = await shared(previews, c)
    if (found === null) return withoutShare(ended, c, next)
    if (found && atProvider.test(c.req.path)) {
      await next()
      c.res.headers.append('set-cookie', writeShareCookie(null, caller.site))
      return undefined
    }
    if (found) show(c, found)
    return next()
  }
}

/** The published site with a notice about the ended link; the cookie is removed once the notice is delivered. */
async function withoutShare(
  ended: EndedShares,
  c: Context<AppEnv>,
  next: Next,
): Promise<Response | undefined> {
  const caller = c.get('caller')
  const busy = await ended.refusedPage(
    readShareCookie(c.req.raw.headers.get('cookie'), caller.site) ?? '',
    caller,
  )
  if (busy !== null) return busy
  c.set('caller', { ...caller, hasEndedShare: true })
  await next()
  // A file, a redirect or an error page does not count as delivery of the notice.
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html') ?? false
  if (isPage && c.error === undefined && (c.res.status < 300 || c.res.status >= 400)) {
    c.res.headers.append('set-cookie', writeShareCookie(null, caller.site))
  }
  return undefined
}

/** A visitor must be able to leave a shared link's preview and reach their own session. */
const ofWhoSigns = /^\/api\/user\/(?:login|logout|verify|new-password)$/

/** The same holds for social accounts: signing in there ends the preview. */
const atProvider = /^\/sso\/(?:start|callback)(?:\/|$)/

/**
 * Editors who open their own link continue to edit next to it: the editor, its calls, and the addresses that open and
 * leave a link are never previewed.
 */
function shared(previews: Previews, c: Context<AppEnv>): Promise<Found | undefined> {
  if (/^\/(?:api\/branding|settings|preview)\//.test(c.req.path)) return Promise.resolve(undefined)
  return previews.byShare(c.req.raw.headers.get('cookie'), c.get('caller'))
}

function show(c: Context<AppEnv>, { agency, preview }: NonNullable<Found>): void {
  c.set('caller', { ...c.get('caller'), agency, preview })
}
