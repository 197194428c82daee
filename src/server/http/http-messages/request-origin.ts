import { canonicalAddress, inRanges } from '../../kernel/net/ip-range.ts'
import { type CanonicalHost, canonicalHost, hostText } from './canonical-host.ts'
import type { HostInfo } from './host-info.ts'

export interface RequestOrigin {
  host: CanonicalHost
  scheme: 'http' | 'https'
  /** Canonical address of the client for rate limits and logs; null without an adapter. */
  clientAddress: string | null
  /** True if the socket's peer is one of `LIVERY_TRUSTED_PROXIES`. */
  viaTrustedProxy: boolean
}

/** The peers whose forwarding headers count, and which headers count. */
export interface Forwarding {
  /** Addresses and ranges of `LIVERY_TRUSTED_PROXIES`. */
  trustedProxies: readonly string[]
  /**
   * True if those peers set `X-Forwarded-Host`. With a proxy that passes on the visitor's header, the visitor could
   * choose the host.
   */
  takesForwardedHost?: boolean
}

/**
 * Returns the one host of a request from the adapter's knowledge and the trusted proxies, or the reason why there is
 * none. Forwarding headers count only from trusted peers. Source: security, 1.
 */
export function requestOrigin(
  request: Request,
  info: HostInfo | undefined,
  { trustedProxies, takesForwardedHost = false }: Forwarding,
): RequestOrigin | { malformed: string } {
  const peer = canonicalAddress(info?.remoteAddress ?? '')
  const viaTrustedProxy = peer !== null && inRanges(peer, trustedProxies)
  const forwarded = (name: string) => (viaTrustedProxy ? request.headers.get(name) : null)

  const received = info?.hosts ?? [request.headers.get('host') ?? new URL(request.url).host]
  const [value, second] = received
  if (value === undefined) return { malformed: 'The request names no host.' }
  if (second !== undefined) return { malformed: 'The request names more than one host.' }
  const named = canonicalHost(value)
  if (named === null) return { malformed: 'The Host header is not a host name.' }
  if (!agrees(info?.absoluteForm, named)) {
    return { malformed: 'The request line names another host than the Host header.' }
  }
  const forwardedHost = takesForwardedHost ? forwarded('x-forwarded-host') : null
  const host = forwardedHost === null ? named : canonicalHost(forwardedHost.trim())
  if (host === null) return { malformed: 'The forwarded host is not one host name.' }

  const scheme = schemeOf(forwarded('x-forwarded-proto'), info?.encrypted)
  const clientAddress = clientOf(peer, forwarded('x-forwarded-for'), trustedProxies)
  return { host, scheme, clientAddress, viaTrustedProxy }
}

/** Returns the scheme from a trusted peer's header, or from whether this process ended TLS. */
export function schemeOf(forwarded: string | null | undefined, encrypted = false): 'http' | 'https' {
  return forwarded === 'https' || encrypted ? 'https' : 'http'
}

/** The rightmost address that does not belong to a trusted proxy: the client can invent everything to its left. */
function clientOf(
  peer: string | null,
  chain: string | null,
  trustedProxies: readonly string[],
): string | null {
  let client = peer
  for (const entry of (chain ?? '').split(',').reverse()) {
    const address = canonicalAddress(entry.trim())
    if (address === null) break
    client = address
    if (!inRanges(address, trustedProxies)) break
  }
  return client
}

function agrees(absoluteForm: string | undefined, host: CanonicalHost): boolean {
  if (absoluteForm === undefined) return true
  const match = /^(https?):\/\/([^/?#\\]*)(?:[/?#]|$)/i.exec(absoluteForm)
  const authority = canonicalHost(match?.[2] ?? '')
  if (match === null || authority === null || authority.name !== host.name) return false
  const usual = match[1]?.toLowerCase() === 'https' ? '443' : '80'
  return (authority.port || usual) === (host.port || usual)
}

/** Returns the origin of this request's pages, such as `https://agency.example`. */
export function originText(origin: RequestOrigin): string {
  return `${origin.scheme}://${hostText(origin.host)}`
}
