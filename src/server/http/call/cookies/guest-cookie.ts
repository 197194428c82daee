import { serialize } from 'hono/utils/cookie'
import type { CookieSite } from '../../message/cookie-site.ts'
import { onlyCookies, readCookie } from '../../message/read-cookies.ts'

const GUEST_COOKIE = 'livery_bookings'
/** So many bookings a browser remembers without anybody being signed in; older ones are found by the mailed link. */
const MOST = 12
const SECONDS = 180 * 86_400
const wellFormed = /^([A-Z0-9]{2,4}-[A-Z0-9]{6,10})\.([A-Za-z0-9_-]{20,100})$/

/** References of bookings with the key that opens each. */
export type GuestBookings = ReadonlyMap<string, string>

/** Takes a Cookie header and gives it where it has keys of bookings; what is passed on beyond the gateway says no more. */
export function bookingCookieOf(header: string | null): string | null {
  return onlyCookies(header, [GUEST_COOKIE, `__Host-${GUEST_COOKIE}`]) || null
}

/** Gives the bookings that a Cookie header opens, the latest first; what is malformed opens nothing. */
export function readGuestBookings(header: string | null, site: CookieSite): GuestBookings {
  const value = readCookie(header, nameOf(site)) ?? ''
  const matches = value.split(' ').map((entry) => wellFormed.exec(entry))
  return new Map(matches.flatMap((match) => (match ? [[match[1] ?? '', match[2] ?? ''] as const] : [])))
}

/** Gives the Set-Cookie value by which a browser opens this booking too. */
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

/** Gives the Set-Cookie value by which a browser opens no booking any more. */
export function forgetGuestBookings(site: CookieSite): string {
  const options = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 0 } as const
  return serialize(nameOf(site), '', site.secure ? { ...options, secure: true } : options)
}

function nameOf({ secure }: CookieSite): string {
  return secure ? `__Host-${GUEST_COOKIE}` : GUEST_COOKIE
}
