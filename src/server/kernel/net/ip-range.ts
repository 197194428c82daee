/**
 * Says whether an IP address lies in one of the ranges (`10.0.0.0/8`, `::1`, `fd00::/8`); an IPv4 address mapped into
 * IPv6 counts as itself. Text that is no address or no range is in nothing. Source: `LIVERY_TRUSTED_PROXIES`.
 */
export function inRanges(address: string, ranges: readonly string[]): boolean {
  const bits = addressBits(address)
  if (bits === null) return false
  return ranges.some((range) => {
    const [base = '', length] = range.split('/')
    const baseBits = addressBits(base)
    if (baseBits === null || baseBits.length !== bits.length) return false
    const prefix = length === undefined ? bits.length : Number(length)
    if (!Number.isInteger(prefix) || prefix < 0 || prefix > bits.length) return false
    return bits.slice(0, prefix) === baseBits.slice(0, prefix)
  })
}

/** Gives an address in one spelling, so that it can be a key: IPv4 dotted, IPv6 as URLs write it; null for other text. */
export function canonicalAddress(text: string): string | null {
  const plain = text.replace(/^\[|\]$/g, '').replace(/^::ffff:(?=[0-9.]+$)/i, '')
  if (/^[0-9.]+$/.test(plain)) return ipv4Bits(plain) === null ? null : plain
  if (!/^[0-9a-f:.]{2,45}$/i.test(plain) || !URL.canParse(`http://[${plain}]/`)) return null
  return new URL(`http://[${plain}]/`).hostname.slice(1, -1)
}

function addressBits(text: string): string | null {
  const address = canonicalAddress(text)
  if (address === null) return null
  return address.includes(':') ? ipv6Bits(address) : ipv4Bits(address)
}

function ipv4Bits(text: string): string | null {
  const parts = text.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^[0-9]{1,3}$/.test(part) && Number(part) < 256))
    return null
  return parts.map((part) => Number(part).toString(2).padStart(8, '0')).join('')
}

function ipv6Bits(text: string): string {
  const [head = '', tail] = text.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - left.length - right.length }, () => '0')
  const groups = tail === undefined ? left : [...left, ...zeros, ...right]
  return groups.map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0')).join('')
}
