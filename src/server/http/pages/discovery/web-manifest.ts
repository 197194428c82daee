import type { Agency } from '../../../../contract/types.ts'
import { directionOf } from '../../../../tenant/language.ts'
import { resolveTokens } from '../../../../theme/resolve-tokens.ts'
import { type Brand, iconAddress, icons } from '../../../domain/pictures/brand-address.ts'

type ManifestAgency = Brand & Pick<Agency, 'agencyName' | 'metaData'>

/** Names below an icon on a telephone are cut after about a dozen letters. */
const SHORT_NAME = 12

/** Gives an agency's web manifest (W3C): its name, the colours of its page, and its icons. */
export function webManifest(agency: ManifestAgency, mark: string): object {
  const { mode, light, dark } = resolveTokens({ primaryColor: agency.primaryColor, ...agency.theme })
  // A manifest knows one colour; pages that follow the system correct it with their own.
  const { background } = mode === 'dark' ? dark : light
  const icon = (name: keyof typeof icons, purpose: 'any' | 'maskable') => ({
    src: iconAddress(mark, name),
    sizes: `${icons[name].size}x${icons[name].size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: '/',
    name: agency.agencyName,
    short_name: shortName(agency.agencyName),
    description: agency.metaData.description,
    lang: agency.defaultLanguage,
    dir: directionOf(agency.defaultLanguage),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: background,
    background_color: background,
    icons: [
      ...(agency.favicon.endsWith('.svg')
        ? [{ src: agency.favicon, sizes: 'any', type: 'image/svg+xml', purpose: 'any' }]
        : []),
      icon('icon-192.png', 'any'),
      icon('icon-512.png', 'any'),
      icon('maskable-512.png', 'maskable'),
    ],
  }
}

/** As many whole words as there is room for; the first word alone is never cut by us. */
function shortName(name: string): string {
  const [first = '', ...rest] = name.split(' ')
  return rest.reduce((short, word) => {
    const longer = `${short} ${word}`
    return longer.length <= SHORT_NAME && name.startsWith(longer) ? longer : short
  }, first)
}
