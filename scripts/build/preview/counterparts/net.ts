/** The part of node:net that the server uses. A preview has no network peers, so there is no address and no trusted proxy. */

export const isIP = (_text: string): 0 | 4 | 6 => 0
export const isIPv4 = (_text: string): boolean => false
export const isIPv6 = (_text: string): boolean => false

export class BlockList {
  addSubnet(_address: string, _prefix: number, _family: 'ipv4' | 'ipv6'): void {
    throw new Error('A preview has no ranges of addresses.')
  }

  check(_address: string, _family: 'ipv4' | 'ipv6'): boolean {
    return false
  }
}
