import { fleetLines } from './fleet.ts'
import { portNamed } from './ports.ts'
import { type CruiseRoute, stopsOf } from './routes.ts'
import { seaLeg } from './sea-legs.ts'

/** Hours at a port, as hours of the local day; null where the route begins or ends, or the ship stays overnight. */
export interface PortHours {
  readonly arrives: number | null
  readonly departs: number | null
}

/** When ships come and go if the way leaves them a choice. */
const USUAL = { arrives: 8, departs: 18 }
/** Ships stay at least so long, in hours. */
const SHORTEST_CALL = 5
const SCENIC_HOURS = 2
/** The ship leaves its first port no earlier than this. */
const EMBARKS_UNTIL = 14

interface Hours {
  arrives: number
  departs: number
}

/**
 * Returns the hours of each stop of a route, by its place among the stops: a ship leaves earlier and comes later where
 * the usual hours would need more than its usual speed. Throws if even that does not fit.
 */
export function timetable(route: CruiseRoute): PortHours[] {
  const stops = stopsOf(route)
  const { speed, fastest } = lineOf(route)
  const hours = stops.map(({ port }) => usualHours(portNamed(port).isScenic))
  for (const [place, stop] of stops.entries()) {
    const next = stops[place + 1]
    const [here, there] = [hours[place], hours[place + 1]]
    if (next === undefined || here === undefined || there === undefined) continue
    const { nauticalMiles } = seaLeg(stop.port, next.port)
    const between = (next.day - stop.day - stop.stays) * 24
    stretch(here, there, nauticalMiles / speed - between, place === 0)
    const knots = nauticalMiles / (between + there.arrives - here.departs)
    if (knots > fastest)
      throw new Error(`${route.code}: ${stop.port} to ${next.port} needs ${knots.toFixed(1)} knots`)
  }
  return hours.map(({ arrives, departs }, place) => ({
    arrives: place === 0 ? null : arrives,
    departs: place === hours.length - 1 ? null : departs,
  }))
}

/** Sooner away and later there, by turns, until the ship has as long as it needs beyond whole days. */
function stretch(here: Hours, there: Hours, needed: number, isFirst: boolean): void {
  for (let turn = 0; needed > there.arrives - here.departs && turn < 40; turn += 1) {
    const canLeave = isFirst ? here.departs > EMBARKS_UNTIL : here.departs - here.arrives > SHORTEST_CALL
    const canCome = there.departs - there.arrives > SHORTEST_CALL
    if (canLeave && (turn % 2 === 0 || !canCome)) here.departs -= 1
    else if (canCome) there.arrives += 1
  }
}

/** Returns the line that sails a route. */
export function lineOf({ code }: Pick<CruiseRoute, 'code'>) {
  const line = fleetLines.find(({ prefix }) => code.startsWith(prefix))
  if (line === undefined) throw new Error(`No line sails ${code}`)
  return line
}

function usualHours(isScenic: boolean): Hours {
  return isScenic ? { arrives: 11, departs: 11 + SCENIC_HOURS } : { ...USUAL }
}
