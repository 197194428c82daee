import { canonicalAddress, inRanges } from '../../src/server/kernel/net/ip-range.ts'

const isForwarding = /^(?:forwarded|via|x-forwarded-.*|x-real-ip)$/i

/**
 * Returns the header lines (name, value, name, value, …) for the server behind the front, which trusts the loopback.
 * Forwarding headers count only from a trusted proxy. Callers from other machines get one, so that the server treats
 * only this machine's callers as local.
 */
export function forwardedHeaders(
  rawHeaders: readonly string[],
  remoteAddress: string | undefined,
  trustedProxies: readonly string[],
): string[] {
  const peer = canonicalAddress(remoteAddress ?? '')
  const isTrusted = peer !== null && inRanges(peer, trustedProxies)
  const lines: string[] = []
  const chain: string[] = []
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = rawHeaders.slice(at, at + 2)
    if (!isForwarding.test(name)) lines.push(name, value)
    else if (isTrusted && name.toLowerCase() === 'x-forwarded-for') chain.push(value)
    else if (isTrusted) lines.push(name, value)
  }
  const isLocal = peer === null || peer === '::1' || peer.startsWith('127.')
  if (!isLocal) chain.push(peer)
  return chain.length > 0 ? [...lines, 'X-Forwarded-For', chain.join(', ')] : lines
}
