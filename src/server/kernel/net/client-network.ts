import { canonicalAddress } from './ip-range.ts'

/**
 * Takes a client's address and gives the network it is in, `203.0.113.0/24` or `2001:db8:7::/48`: enough for a person to
 * know a session by, and not the address itself. Empty where there is none or it is no address.
 */
export function clientNetwork(address: string | null): string {
  const canonical = canonicalAddress(address ?? '')
  if (canonical === null) return ''
  if (!canonical.includes(':')) return `${canonical.split('.').slice(0, 3).join('.')}.0/24`
  return ipv6Network(canonical, 48)
}

/**
 * Takes a client's address and gives what it is counted as: `line` is what one customer has for themself, an IPv4 address
 * or the /64 of an IPv6 one, in which each has 2^64 to choose from; `site` is the /48 that a larger one has, and for IPv4
 * the address once more. Both are empty where there is none or it is no address. Source: security, 7.
 */
export function countedAs(address: string | null): { line: string; site: string } {
  const canonical = canonicalAddress(address ?? '')
  if (canonical === null) return { line: '', site: '' }
  if (!canonical.includes(':')) return { line: canonical, site: canonical }
  return { line: ipv6Network(canonical, 64), site: ipv6Network(canonical, 48) }
}

function ipv6Network(canonical: string, bits: 48 | 64): string {
  const [head = '', tail = ''] = canonical.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const kept = [...left, ...zeros, ...right].slice(0, bits / 16)
  return `${canonicalAddress(`${kept.join(':')}::`)}/${bits}`
}
