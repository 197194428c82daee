import { richTextProfile } from '../../ui/rich-text-profile.ts'

export type LinkFault = 'scheme' | 'http' | 'other'

/** Returns a typed address in its stored form: a bare host gets its https. */
export function linkOf(written: string): string {
  const address = written.trim()
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`
  return /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]|$)/i.test(address) ? `https://${address}` : address
}

/** Returns why an address cannot be a link, or null. */
export function linkFault(address: string): LinkFault | null {
  if (richTextProfile.link.test(address)) return null
  if (/^http:/i.test(address)) return 'http'
  // Browsers ignore invisible characters.
  const plain = [...address].filter((one) => one > ' ').join('')
  return /^[a-z][a-z0-9+.-]*:/i.test(plain) ? 'scheme' : 'other'
}
