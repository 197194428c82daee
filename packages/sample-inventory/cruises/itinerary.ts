import type { CruisePort, PortCall } from '../../../src/server/domain/suppliers/cruise-sailing.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import { type Port, portNamed } from './ports.ts'
import { type CruiseRoute, stopsOf } from './routes.ts'
import type { SailingPlan } from './sailings.ts'
import { seaLeg } from './sea-legs.ts'
import type { SeaPoint } from './sea-miles.ts'
import { type PortHours, timetable } from './timetable.ts'

const timetables = new Map<string, readonly PortHours[]>()

/** Returns the days of a sailing with what it changes. `skipsToo` is a further day whose port the ship leaves out. */
export function itineraryOf(
  { route, departs, skips }: SailingPlan,
  skipsToo: number | null = null,
): PortCall[] {
  const hours = hoursOf(route)
  const stops = stopsOf(route)
  const last = route.days.length - 1
  return route.days.map(({ port }, index): PortCall => {
    const day = { day: index + 1, date: dateOfDay(departs + index) }
    const place = stops.findIndex((stop) => index >= stop.day && index <= stop.day + stop.stays)
    const stop = stops[place]
    if (port === null || stop === undefined) return { ...day, kind: 'sea' }
    const call = callOf(portNamed(port), index, stop, hours[place], last)
    if (index !== skips && index !== skipsToo) return { ...day, ...call }
    return { ...day, kind: 'skipped', ...(call.port && { port: call.port }) }
  })
}

/** Returns the line by sea of a route. */
export function routeLine(route: CruiseRoute): SeaPoint[] {
  const stops = stopsOf(route).map(({ port }) => port)
  return stops.flatMap((port, place) => {
    const before = stops[place - 1]
    return before === undefined || before === port ? [] : seaLeg(before, port).line.slice(place === 1 ? 0 : 1)
  })
}

/** Returns a port in the contract's shape. */
export function describePort({ code, name, countryCode, timeZone, position, terminal }: Port): CruisePort {
  return { code, name, countryCode, timeZone, position, ...(terminal !== null && { terminal }) }
}

/** Returns a route's hours in its ports. */
export function hoursOf(route: CruiseRoute): readonly PortHours[] {
  const before = timetables.get(route.code)
  if (before !== undefined) return before
  const made = timetable(route)
  timetables.set(route.code, made)
  return made
}

function callOf(
  port: Port,
  index: number,
  { day, stays }: { readonly day: number; readonly stays: number },
  { arrives = null, departs = null }: Partial<PortHours> = {},
  last: number,
): Omit<PortCall, 'day' | 'date'> {
  const isFirst = index === day
  const isLeaving = index === day + stays
  const kind = index === 0 ? 'embark' : index === last ? 'disembark' : port.isScenic ? 'scenic' : 'call'
  return {
    kind,
    port: describePort(port),
    ...(isFirst && arrives !== null && { arrives: clock(arrives) }),
    ...(isLeaving && departs !== null && { departs: clock(departs) }),
    ...(!isLeaving && { isOvernight: true }),
    ...(port.isTender && { isTender: true }),
  }
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
