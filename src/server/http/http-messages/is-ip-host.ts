/** True if a canonical host is an IPv4 address, or an IPv6 address in brackets. */
export function isIpHost(host: string): boolean {
  return /^(?:\[|[\d.]+$)/.test(host)
}
