import { sceneBand } from '../../../tenant/scene-band.ts'
import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import { type Brand, heroScene } from './brand-address.ts'

/** What a published version says pictures of. */
interface Named {
  agency: Pick<Brand, 'subdomain' | 'home'>
  destinations: readonly Pick<ResolvedAgency['destinations'][number], 'image'>[]
  posts: readonly Pick<ResolvedAgency['posts'][number], 'image'>[]
}

/**
 * Takes an agency's published version and gives the addresses of the pictures that its pages may be shared with: its own scene,
 * and those of its places and articles, each also composed for a wide band. Whatever else is asked for is not drawn as a card.
 */
export function namedPictures({ agency, destinations, posts }: Named): ReadonlySet<string> {
  const images = [...destinations, ...posts].map(({ image }) => image)
  return new Set([heroScene(agency), ...images, ...images.map(sceneBand)])
}
