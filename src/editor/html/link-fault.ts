import { richTextProfile } from '../../ui/rich-text-profile.ts'

export type LinkFault = 'scheme' | 'http' | 'other'

/** Takes an address as it was written and gives it as it is kept: a bare host gets its https. */
export function linkOf(written: string): string {
  const address = written.trim()
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]|$)/i.test(address) ? `https://${address}` : address
}

/** Takes an address and gives why it cannot be a link, null where it can. */
export function linkFault(address: string): LinkFault | null {
  if (richTextProfile.link.test(address)) return null
  if (/^http:/i.test(address)) return 'http'
  // Browsers overlook what cannot be seen.
  const plain = [...address].filter((one) => one > ' ').join('')
  return /^[a-z][a-z0-9+.-]*:/i.test(plain) ? 'scheme' : 'other'
}
