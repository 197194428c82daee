export interface CanonicalHost {
  /** Lower case, without a trailing dot and without the port; an IPv6 literal keeps its brackets. */
  name: string
  /** Digits, or empty if the header has no port. */
  port: string
}

const shape = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9.-]{1,254})(?::([0-9]{1,5}))?$/
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/**
 * Returns the canonical form of one Host header value (lower case, one trailing dot stripped, port separate). Null
 * unless it is a host name, an IPv4 address or a bracketed IPv6 address. Source: security, 1.
 */
export function canonicalHost(value: string): CanonicalHost | null {
  const match = shape.exec(value.toLowerCase())
  const name = match?.[1]
  if (name === undefined) return null
  const port = match?.[2] ?? ''
  if (port !== '' && Number(port) > 65_535) return null
  if (name.startsWith('[')) {
    const literal = canonicalIpv6(name)
    return literal === null ? null : { name: literal, port }
  }
  const bare = name.endsWith('.') ? name.slice(0, -1) : name
  if (bare === '' || !bare.split('.').every((part) => label.test(part))) return null
  return { name: bare, port }
}

function canonicalIpv6(literal: string): string | null {
  return URL.canParse(`http://${literal}/`) ? new URL(`http://${literal}/`).hostname : null
}

/** Returns the host as an address contains it: the name, and the port if there is one. */
export function hostText(host: CanonicalHost): string {
  return host.port === '' ? host.name : `${host.name}:${host.port}`
}
