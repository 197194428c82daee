import { routePatterns as bookingRoutes } from '../remotes/booking/routes.ts'
import { routePatterns as seoRoutes } from '../remotes/seo/routes.ts'

/** A remote part by what its manifest claims. */
export interface PartClaim {
  name: string
  routes: readonly string[]
}

/** The remote parts of this project, which every test of a whole site has. */
export const ownParts: readonly PartClaim[] = [
  { name: 'booking', routes: bookingRoutes },
  { name: 'seo', routes: seoRoutes },
]
