/** How the address of somebody's page begins, where a network makes it of a name. */
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

/** Hosts of the networks: what ends in one of them is an address without its https. */
const hosts =
  /(?:^|\.)(?:linkedin\.com|instagram\.com|instagr\.am|facebook\.com|fb\.com|fb\.me|x\.com|twitter\.com|youtube\.com|youtu\.be|discord\.com|discord\.gg|tiktok\.com)$/i

/** Takes a network and gives how addresses of pages there begin; any https address where it is none that is known. */
export function profileStart(network: string): string {
  return Object.hasOwn(starts, network) ? starts[network as Network] : 'https://'
}

/** Takes what was typed and gives the address of the page where it is a name such as `@aurora.travel`; null where it is none. */
export function profileOf(network: string, typed: string): string | null {
  const start = profileStart(network)
  const [, at, name = ''] = /^(@?)([\p{L}\p{N}_][\p{L}\p{N}._-]{0,99})$/u.exec(typed.trim()) ?? []
  if (name === '' || start === 'https://') return null
  // Names have dots as hosts do: without an @ it is an address where it begins or ends like one of the network.
  const isAddress = !at && (/^www\./i.test(name) || hosts.test(name))
  return isAddress ? null : start + name
}
