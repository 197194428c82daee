/** Address prefixes of the networks that make addresses from names. */
const starts = {
  linkedin: 'https://www.linkedin.com/company/',
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  twitter: 'https://x.com/',
  youtube: 'https://www.youtube.com/@',
  discord: 'https://discord.gg/',
  tiktok: 'https://www.tiktok.com/@',
} as const

export type Network = keyof typeof starts

/** Hosts of the networks: text ending in one of them is an address without https. */
const hosts =
  /(?:^|\.)(?:linkedin\.com|instagram\.com|instagr\.am|facebook\.com|fb\.com|fb\.me|x\.com|twitter\.com|youtube\.com|youtu\.be|discord\.com|discord\.gg|tiktok\.com)$/i

/** Returns how addresses of pages at a network start; any https address for an unknown network. */
export function profileStart(network: string): string {
  return Object.hasOwn(starts, network) ? starts[network as Network] : 'https://'
}

/** Returns the page's address for a typed name such as `@aurora.travel`; null for other text. */
export function profileOf(network: string, typed: string): string | null {
  const start = profileStart(network)
  const [, at, name = ''] = /^(@?)([\p{L}\p{N}_][\p{L}\p{N}._-]{0,99})$/u.exec(typed.trim()) ?? []
  if (name === '' || start === 'https://') return null
  // Names contain dots, as hosts do: without an @, text is an address if it starts or ends like one of the network.
  const isAddress = !at && (/^www\./i.test(name) || hosts.test(name))
  return isAddress ? null : start + name
}
