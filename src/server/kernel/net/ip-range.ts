import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net'

interface IpRange {
  /** The range's first address, as `canonicalAddress` writes it. */
  address: string
  prefix: number
  family: 'ipv4' | 'ipv6'
}

/** Reads an address or a CIDR range (`10.0.0.0/8`, `::1`, `fd00::/8`); null for other text. Source: `LIVERY_TRUSTED_PROXIES`. */
export function parseRange(text: string): IpRange | null {
  const [base = '', length, ...rest] = text.split('/')
  const address = isIP(base) === 0 ? null : canonicalAddress(base)
  if (address === null || rest.length > 0) return null
  const family = isIPv4(address) ? 'ipv4' : 'ipv6'
  const longest = family === 'ipv4' ? 32 : 128
  if (length === undefined) return { address, prefix: longest, family }
  const prefix = Number(length)
  return /^[0-9]{1,3}$/.test(length) && prefix <= longest ? { address, prefix, family } : null
}

/** True if an address lies in one of the ranges. An IPv4 address mapped into IPv6 counts as IPv4. */
export function inRanges(address: string, ranges: readonly string[]): boolean {
  const canonical = canonicalAddress(address)
  if (canonical === null) return false
  const family = isIPv4(canonical) ? 'ipv4' : 'ipv6'
  return blockLists(ranges)[family].check(canonical, family)
}

type BlockLists = Readonly<Record<IpRange['family'], BlockList>>

const madeLists = new WeakMap<readonly string[], BlockLists>()

/** One list for each family: a single list would find every IPv4 address in `::/0`. */
function blockLists(ranges: readonly string[]): BlockLists {
  const known = madeLists.get(ranges)
  if (known) return known
  const lists = { ipv4: new BlockList(), ipv6: new BlockList() }
  for (const range of ranges) {
    const parsed = parseRange(range)
    if (parsed) lists[parsed.family].addSubnet(parsed.address, parsed.prefix, parsed.family)
  }
  madeLists.set(ranges, lists)
  return lists
}

/** Returns an address in one spelling, for use as a key: IPv4 dotted, IPv6 as URLs write it; null for other text. */
export function canonicalAddress(text: string): string | null {
  const plain = text.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=[0-9.]+$)/i, '')
  if (isIPv4(plain)) return plain
  return isIPv6(plain) && !plain.includes('%') ? new URL(`http://[${plain}]/`).hostname.slice(1, -1) : null
}
