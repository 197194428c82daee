import { sceneBandUrl } from '../../../tenant/scene-band-url.ts'
import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import { type Brand, heroScene } from './brand-address.ts'

/** What contains pictures in a published version. */
interface PictureSources {
  agency: Pick<Brand, 'subdomain' | 'home'>
  destinations: readonly Pick<ResolvedAgency['destinations'][number], 'image'>[]
  posts: readonly Pick<ResolvedAgency['posts'][number], 'image'>[]
}

/**
 * Returns the addresses of the pictures that an agency's pages may be shared with: its own, its places' and its
 * articles', each also for a wide band. No other picture is drawn as a card.
 */
export function namedPictures({ agency, destinations, posts }: PictureSources): ReadonlySet<string> {
  const images = [...destinations, ...posts].map(({ image }) => image)
  return new Set([heroScene(agency), ...images, ...images.map(sceneBandUrl)])
}
