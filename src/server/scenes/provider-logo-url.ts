const pathPattern = /^\/scenes\/logo\/([a-z0-9]+(?:-[a-z0-9]+){0,5})\.svg$/

/**
 * Takes the name of a car-hire company and gives the address of its logo: `/scenes/logo/kestrel-drive.svg`.
 * One name has one address, so it can be cached for ever; accents and signs are left out of the address.
 */
export function providerLogoUrl(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return `/scenes/logo/${words.slice(0, 6).join('-').slice(0, 48).replace(/-$/, '') || 'cars'}.svg`
}

/**
 * Takes the path of a request and gives the name to draw, its words capitalised, or null when it is not the address of a logo.
 * Nothing is decoded: any other character, a query included, is null.
 */
export function parseProviderLogoUrl(pathname: string): string | null {
  const slug = pathname.length <= 66 ? pathPattern.exec(pathname)?.[1] : undefined
  if (slug === undefined) return null
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
