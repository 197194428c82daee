import { routePatterns as bookingRoutes } from '../remotes/booking/routes.ts'
import { routePatterns as seoRoutes } from '../remotes/seo/routes.ts'

/** A remote part, described by the paths that its manifest claims. */
export interface RemoteClaim {
  name: string
  routes: readonly string[]
}

/** The project's remote parts, which every test of a whole site has. */
export const ownRemotes: readonly RemoteClaim[] = [
  { name: 'booking', routes: bookingRoutes },
  { name: 'seo', routes: seoRoutes },
]
