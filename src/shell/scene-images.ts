import type { PageAgency } from '../contract/page.ts'
import type { BookingServiceTitle } from '../contract/types.ts'
import { placeClimate } from '../tenant/place-climate.ts'

/** Replaces a picture that fails to load (spec §2.5). */
export const FALLBACK_IMAGE = '/scenes/fallback.svg'

type SceneAgency = Pick<PageAgency, 'subdomain' | 'home'>

/** Returns the agency's scene in a wide format. */
export function heroImage({ subdomain, home }: SceneAgency): string {
  return `/scenes/${home.scene}/${subdomain}.svg?t=${home.timeOfDay ?? 'golden'}&c=${placeClimate(home.place.latitude)}&crop=hero`
}

const promoScenes: Partial<Record<BookingServiceTitle, string>> = {
  'Air Travel': 'skyline',
  Cruise: 'ship',
  Hotels: 'old-town',
  Cars: 'desert',
  Activities: 'mountain',
  Resorts: 'beach',
}

/** Returns the picture of the banner that replaces a service's deals. */
export function promoImage({ subdomain }: SceneAgency, service: BookingServiceTitle): string {
  return `/scenes/${promoScenes[service]}/${subdomain}-promo.svg?crop=hero&t=golden`
}
