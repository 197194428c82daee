import { canonicalAddress, inRanges } from '../../kernel/net/ip-range.ts'
import { type CanonicalHost, canonicalHost, hostText } from './canonical-host.ts'
import type { HostInfo } from './host-info.ts'

export interface RequestOrigin {
  host: CanonicalHost
  scheme: 'http' | 'https'
  /** Canonical address of the client for rate limits and logs; null where no adapter tells it. */
  clientAddress: string | null
  /** The socket's peer is one of `LIVERY_TRUSTED_PROXIES`. */
  viaTrustedProxy: boolean
}

/** Whose forwarding headers count, and which of them. */
export interface Forwarding {
  /** Addresses and ranges of `LIVERY_TRUSTED_PROXIES`. */
  trustedProxies: readonly string[]
  /** Whether those peers name the host by `X-Forwarded-Host`; one that passes a visitor's on would let the visitor choose. */
  takesForwardedHost?: boolean
}

/**
 * Takes a request, what the adapter knows of its connection and the trusted proxies, and gives the one host it is for,
 * or a reason why there is no such one. Forwarding headers count only from trusted peers. Source: security, 1.
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

/** Takes what a trusted peer says of the scheme, and whether this process ended TLS. */
export function schemeOf(forwarded: string | null | undefined, encrypted = false): 'http' | 'https' {
  return forwarded === 'https' || encrypted ? 'https' : 'http'
}

/** The rightmost address that no trusted proxy wrote for itself: everything left of it can be made up by the client. */
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

/** Gives the origin that pages of this request have, such as `https://agency.example`. */
export function originText(origin: RequestOrigin): string {
  return `${origin.scheme}://${hostText(origin.host)}`
}
