import { isIpHost } from './is-ip-host.ts'
import { isWebKit } from './is-web-kit.ts'
import type { RequestOrigin } from './request-origin.ts'

/** How cookies must be written so that the browser that asked keeps them. */
export interface CookieSite {
  /** Secure, and with the `__Host-` prefix where the cookie has one. */
  secure: boolean
}

/**
 * Decides whether cookies of this request are Secure. Always, except over plain http outside production: there only
 * browsers that take localhost for a secure place keep a Secure cookie, and only on localhost. Source: security, 4.
 */
export function cookieSite(origin: RequestOrigin, userAgent: string, production: boolean): CookieSite {
  if (production || origin.scheme === 'https') return { secure: true }
  // WebKit refuses Secure cookies on http://localhost.
  return { secure: isLocalhost(origin.host.name) && !isWebKit(userAgent) }
}

/** Says whether a canonical host name is this machine: `localhost`, below it, or a loopback address. */
export function isLocalhost(name: string): boolean {
  if (isIpHost(name)) return name === '[::1]' || name.startsWith('127.')
  return name === 'localhost' || name.endsWith('.localhost')
}
