import { canonicalAddress } from './ip-range.ts'

/**
 * Returns the network of a client's address, `203.0.113.0/24` or `2001:db8:7::/48`: enough for a person to recognise
 * a session, without the address itself. Empty for a missing or invalid address.
 */
export function clientNetwork(address: string | null): string {
  const canonical = canonicalAddress(address ?? '')
  if (canonical === null) return ''
  if (!canonical.includes(':')) return `${canonical.split('.').slice(0, 3).join('.')}.0/24`
  return ipv6Network(canonical, 48)
}

/**
 * Returns the keys by which a client's address is counted. `line` is one customer's: an IPv4 address, or an IPv6 /64
 * with its 2^64 addresses. `site` is the /48 of a larger customer, and for IPv4 the address again. Both are empty for
 * a missing or invalid address. Source: security, 7.
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
  const groups = [...left, ...zeros, ...right].slice(0, bits / 16)
  return `${canonicalAddress(`${groups.join(':')}::`)}/${bits}`
}
