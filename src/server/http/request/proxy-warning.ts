import type { Config } from '../../kernel/config/config.ts'
import { isLocalhost } from '../http-messages/cookie-site.ts'

/** The consequence of a proxy that is not trusted, as the end of a sentence. */
const consequence =
  'every visitor counts as one address, so that a hundred wrong passwords from anywhere stop most sign-ins at an agency'

/**
 * Returns a warning for the start if, by the settings, only a proxy can reach the server and none is trusted;
 * otherwise null. Source: decision 0005.
 */
export function proxyWarningAtStart({
  mode,
  address,
  trustedProxies,
}: Pick<Config, 'mode' | 'address' | 'trustedProxies'>): string | null {
  if (mode !== 'production' || trustedProxies.length > 0 || address === null) return null
  const name = address.includes(':') ? `[${address}]` : address
  if (!isLocalhost(name)) return null
  return `LIVERY_ADDRESS is ${address}, so only a proxy on this machine can reach this server, and LIVERY_TRUSTED_PROXIES does not name it: ${consequence}. Set LIVERY_TRUSTED_PROXIES to the proxy's address, such as 127.0.0.1.`
}

/** Headers that proxies set about the visitor. */
const forwardingHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

/**
 * Returns a warning if the request of an untrusted peer has headers of a proxy, otherwise null. A visitor can send
 * these headers too, so the warning names the peer.
 */
export function proxyWarningOf(headers: Headers, peer: string | null): string | null {
  const header = forwardingHeaders.find((name) => headers.has(name))
  if (header === undefined) return null
  return `A request from ${peer ?? 'an unknown address'} has the header ${header}, and LIVERY_TRUSTED_PROXIES does not name that address. If it is your proxy, ${consequence}: add its address to LIVERY_TRUSTED_PROXIES.`
}
