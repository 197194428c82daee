import { canonicalAddress } from '../http/ip-range.ts'

/**
 * Takes a client's address and gives the network it is in, `203.0.113.0/24` or `2001:db8:7::/48`: enough for a person to
 * know a session by, and not the address itself. Empty where there is none or it is no address.
 */
export function networkOf(address: string | null): string {
  const canonical = canonicalAddress(address ?? '')
  if (canonical === null) return ''
  if (!canonical.includes(':')) return `${canonical.split('.').slice(0, 3).join('.')}.0/24`
  const [head = '', tail = ''] = canonical.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const [a, b, c] = [...left, ...zeros, ...right]
  return `${canonicalAddress(`${a}:${b}:${c}::`)}/48`
}
