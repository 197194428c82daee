/** Whether a canonical host is asked for by number: by an address of IPv4, or of IPv6 in its brackets. */
export function isIpHost(host: string): boolean {
  return /^(?:\[|[\d.]+$)/.test(host)
}
