import { serialize } from 'hono/utils/cookie'
import type { CookieSite } from '../../message/cookie-site.ts'
import { readCookie } from '../../message/read-cookies.ts'

const VISIT_COOKIE = 'livery_visit'
const wellFormed = /^[A-Za-z0-9._-]{8,128}$/

export interface Visit {
  /** The x-session-id of spec §7: joins the calls of one visit in the logs, never identity (security, 5). */
  id: string
  /** Set-Cookie value when the browser does not hold this id yet. */
  setCookie: string | null
}

/**
 * Takes an API request from a browser and gives its visit id: the `xsessionid` query parameter when well-formed, else
 * the cookie, else the caller's own header, else a new one. Source: spec §2.4, §7.
 */
export function visitOf(request: Request, site: CookieSite): Visit {
  const held = heldVisit(request)
  const known = [askedVisit(request), held, request.headers.get('x-session-id')]
  const id = known.find(isVisitId) ?? crypto.randomUUID()
  return { id, setCookie: id === held ? null : writeVisitCookie(id, site) }
}

/**
 * Takes a page's request and gives the visit id its calls are made with: the well-formed `xsessionid` of the address,
 * which the browser is to keep from now on, or the one it holds, or none: without being asked a page sets no cookie.
 */
export function visitOfPage(
  request: Request,
  site: CookieSite,
): { id: string | null; setCookie: string | null } {
  const held = heldVisit(request)
  const asked = askedVisit(request)
  const setCookie = asked !== null && asked !== held ? writeVisitCookie(asked, site) : null
  return { id: asked ?? held, setCookie }
}

function writeVisitCookie(id: string, site: CookieSite): string {
  return serialize(VISIT_COOKIE, id, { httpOnly: true, sameSite: 'Lax', path: '/', secure: site.secure })
}

function askedVisit(request: Request): string | null {
  const asked = new URL(request.url).searchParams.get('xsessionid')
  return isVisitId(asked) ? asked : null
}

/** Gives the visit id that the browser holds already, or null. */
function heldVisit(request: Request): string | null {
  const id = readCookie(request.headers.get('cookie'), VISIT_COOKIE)
  return isVisitId(id) ? id : null
}

function isVisitId(value: string | null | undefined): value is string {
  return typeof value === 'string' && wellFormed.test(value)
}
