import { serialize } from 'hono/utils/cookie'
import type { CookieSite } from '../../http-messages/cookie-site.ts'
import { onlyCookies, readCookie } from '../../http-messages/read-cookies.ts'

const GUEST_COOKIE = 'livery_bookings'
/** The most bookings that a browser stores without an account; older ones open by the mailed link. */
const MOST = 12
const SECONDS = 180 * 86_400
const wellFormed = /^([A-Z0-9]{2,4}-[A-Z0-9]{6,10})\.([A-Za-z0-9_-]{20,100})$/

/** References of bookings, each with the key that opens it. */
export type GuestBookings = ReadonlyMap<string, string>

/** Returns a Cookie header with only the bookings' keys, or null; nothing else is passed beyond the gateway. */
export function bookingCookieOf(header: string | null): string | null {
  return onlyCookies(header, [GUEST_COOKIE, `__Host-${GUEST_COOKIE}`]) || null
}

/** Returns the bookings that a Cookie header opens, latest first; malformed entries are ignored. */
export function readGuestBookings(header: string | null, site: CookieSite): GuestBookings {
  const value = readCookie(header, nameOf(site)) ?? ''
  const matches = value.split(' ').map((entry) => wellFormed.exec(entry))
  return new Map(matches.flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? ''] as const] : [])))
}

/** Returns the Set-Cookie value by which a browser opens this booking too. */
export function addGuestBooking(
  held: GuestBookings,
  reference: string,
  key: string,
  site: CookieSite,
): string {
  const all = [[reference, key], ...[...held].filter(([other]) => other !== reference)].slice(0, MOST)
  const value = all.map((pair) => pair.join('.')).join(' ')
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: SECONDS } as const
  return serialize(nameOf(site), value, site.secure ? { ...options, secure: true } : options)
}

/** Returns the Set-Cookie value by which a browser no longer opens any booking. */
export function forgetGuestBookings(site: CookieSite): string {
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 0 } as const
  return serialize(nameOf(site), '', site.secure ? { ...options, secure: true } : options)
}

function nameOf({ secure }: CookieSite): string {
  return secure ? `__Host-${GUEST_COOKIE}` : GUEST_COOKIE
}
