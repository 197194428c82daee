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

/** Takes a network and gives how addresses of pages there begin; any https address where it is none that is known. */
export function profileStart(network: string): string {
  return Object.hasOwn(starts, network) ? starts[network as Network] : 'https://'
}

/** Takes what was typed and gives the address of the page where it is a name such as `@aurora.travel`; null where it is none. */
export function profileOf(network: string, typed: string): string | null {
  const start = profileStart(network)
  const [, at, name] = /^(@?)([\p{L}\p{N}_][\p{L}\p{N}._-]{0,99})$/u.exec(typed.trim()) ?? []
  if (name === undefined || start === 'https://') return null
  // With a dot and no @ it is rather a host.
  return at || !name.includes('.') ? start + name : null
}
