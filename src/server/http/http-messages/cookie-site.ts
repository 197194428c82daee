import { isIpHost } from './is-ip-host.ts'
import { isWebKit } from './is-web-kit.ts'
import type { RequestOrigin } from './request-origin.ts'

/** How cookies must be written so that the requesting browser stores them. */
export interface CookieSite {
  /** Secure, and with the `__Host-` prefix if the cookie has one. */
  secure: boolean
}

/**
 * Returns whether this request's cookies are Secure: always, except over plain http outside production. There they
 * are Secure only on localhost, for browsers that treat localhost as secure. Source: security, 4.
 */
export function cookieSite(origin: RequestOrigin, userAgent: string, production: boolean): CookieSite {
  if (production || origin.scheme === 'https') return { secure: true }
  // WebKit refuses Secure cookies on http://localhost.
  return { secure: isLocalhost(origin.host.name) && !isWebKit(userAgent) }
}

/** Returns whether a canonical host name is this machine: `localhost`, a name below it, or a loopback address. */
export function isLocalhost(name: string): boolean {
  if (isIpHost(name)) return name === '[::1]' || name.startsWith('127.')
  return name === 'localhost' || name.endsWith('.localhost')
}
