import type { Sailing } from '../../../src/server/domain/suppliers/cruise-sailing.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import type { GeoPoint } from '../../geography/geo-point.ts'
import type { Climate } from '../../scenes/scene-kind.ts'
import { sceneUrl } from '../../scenes/scene-url.ts'
import type { FleetShip } from './fleet.ts'
import { describePort, itineraryOf, routeLine } from './itinerary.ts'
import { portNamed } from './ports.ts'
import { regionNamed } from './regions.ts'
import { stopsOf } from './routes.ts'
import type { SailingPlan } from './sailings.ts'
import { statusOf } from './sold-cabins.ts'

/** What the supplier changed in a sailing after it was booked. */
export interface SailingChanges {
  /** A further day whose port the ship leaves out. */
  readonly skips?: number
  /** The ship that sails in place of the planned one. */
  readonly ship?: FleetShip
}

/** Returns a sailing as it is on a day. */
export function describeSailing(plan: SailingPlan, day: number, changes: SailingChanges = {}): Sailing {
  const { id, route, departs } = plan
  const { line, widthMetres: _, ...ship } = changes.ship ?? plan.ship
  const region = regionNamed(route.region)
  const ports = stopsOf(route).map(({ port }) => portNamed(port))
  const [from, to] = [ports[0], ports.at(-1)]
  if (from === undefined || to === undefined) throw new Error(`${route.code} has no ports`)
  return {
    id,
    name: route.name,
    line: { code: line.code, name: line.name, logo: line.logo, programme: line.programme },
    ship,
    region: { code: region.code, name: region.name },
    nights: route.nights,
    departsOn: dateOfDay(departs),
    returnsOn: dateOfDay(departs + route.nights),
    from: describePort(from),
    to: describePort(to),
    calls: itineraryOf(plan, changes.skips ?? null),
    status: statusOf(plan, day),
    picture: sceneUrl('ship', `${plan.ship.code}-${route.code}`, {
      climate: climateOf(route.region),
      crop: 'card',
    }),
  }
}

/** Returns the line by sea of a sailing's route. */
export function describeRoute({ route }: Pick<SailingPlan, 'route'>): GeoPoint[] {
  return routeLine(route).map(([longitude, latitude]) => ({ latitude, longitude }))
}

const climates: Readonly<Record<string, Climate>> = {
  antarctica: 'nordic',
  'arabian-gulf': 'arid',
  baltic: 'nordic',
  danube: 'temperate',
  greenland: 'nordic',
  iceland: 'nordic',
  japan: 'temperate',
  nile: 'arid',
  'norwegian-fjords': 'nordic',
  'red-sea': 'arid',
  rhine: 'temperate',
  svalbard: 'nordic',
}
const hot = ['caribbean', 'bahamas', 'south-pacific', 'south-east-asia', 'mexican-riviera', 'australia']

function climateOf(region: string): Climate {
  return climates[region] ?? (hot.includes(region) ? 'tropical' : 'mediterranean')
}
