import type { PageAgency } from '../contract/page.ts'
import type { BookingServiceTitle } from '../contract/types.ts'
import { climateAt } from '../tenant/climate-at.ts'

/** Stands in for a picture that cannot be shown (spec §2.5). */
export const FALLBACK_IMAGE = '/scenes/fallback.svg'

type SceneAgency = Pick<PageAgency, 'subdomain' | 'home'>

/** The agency's own scene, composed for a wide band. */
export function heroImage({ subdomain, home }: SceneAgency): string {
  return `/scenes/${home.scene}/${subdomain}.svg?t=${home.timeOfDay ?? 'golden'}&c=${climateAt(home.place.latitude)}&crop=hero`
}

const promoScenes: Partial<Record<BookingServiceTitle, string>> = {
  'Air Travel': 'skyline',
  Cruise: 'ship',
  Hotels: 'old-town',
  Cars: 'desert',
  Activities: 'mountain',
  Resorts: 'beach',
}

/** Picture of the banner that stands in for a service's deals. */
export function promoImage({ subdomain }: SceneAgency, service: BookingServiceTitle): string {
  return `/scenes/${promoScenes[service]}/${subdomain}-promo.svg?crop=hero&t=golden`
}
