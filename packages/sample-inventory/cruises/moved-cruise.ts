import { jointNights } from '../../../src/server/domain/suppliers/ledger-night.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import { localToMoment } from '../../../src/server/kernel/dates/local-to-moment.ts'
import type { MovedItem } from '../supply/stocked-product.ts'
import { type CruiseKey, encodeCruiseKey } from './cruise-key.ts'
import { minor, portCharge } from './cruise-price.ts'
import { type MovedParts, quotedCabin } from './cruise-quote.ts'
import type { CruiseSources } from './cruise-sources.ts'
import { shipsByCode } from './fleet.ts'
import { agesOf } from './guests.ts'
import { hoursOf } from './itinerary.ts'
import { KEPT, type KeyedCabin, keyedCabin } from './keyed-cabin.ts'
import { portNamed } from './ports.ts'
import { stopsOf } from './routes.ts'
import type { SailingPlan } from './sailings.ts'
import { cabinNumbered } from './ship-cabins.ts'
import { categoriesOf, categoryNamed } from './ship-categories.ts'
import { cabinStock, categoryStock, unsoldCabins } from './sold-cabins.ts'
import { takenCabins } from './taken-units.ts'

/** The scenarios in which a line changes a booking by itself. */
export const movingScenarios = ['port_skipped', 'ship_swapped', 'guarantee_upgraded'] as const

/** Returns the booking as the line changes it by itself, by the change's code; null if it changes nothing. */
export async function movedCruise(
  key: CruiseKey,
  code: string | null,
  { today, ledger }: CruiseSources,
): Promise<MovedItem | null> {
  const found = await keyedCabin(key, ledger, { today: today(), isReserved: true })
  if (found === null || found === 'sold_out') return null
  const own = code ?? (await codeOf(found, key, today(), ledger))
  const parts = own === null ? null : movedParts(found, key, own)
  if (own === null || parts === null) return null
  const stocks = stocksOf({ ...found, cabin: parts.cabin && !parts.changes ? parts.cabin : found.cabin })
  return {
    code: own,
    ...jointNights(stocks.map((night, place) => ({ ...night, free: place === 0 ? KEPT : 1 }))),
    becomes: quotedCabin(found, { ...key, day: today() }, parts),
    // The terms stay those of the booked rate.
    rateKey: encodeCruiseKey(key),
    latest: departureOf(found.plan),
  }
}

/** Returns what a change of this code makes of a booking; null for a code that is none. */
export function movedParts({ plan }: KeyedCabin, key: CruiseKey, code: string): MovedParts | null {
  const [kind, value = ''] = [code.slice(0, code.indexOf('.')), code.slice(code.indexOf('.') + 1)]
  if (kind === 'skip') {
    const stop = stopsOf(plan.route).find(({ day }) => day === Number(value))
    if (stop === undefined) return null
    const { line } = plan.ship
    const amount = agesOf(key.guests).length * minor(portCharge(stop.port), line)
    return { changes: { skips: stop.day }, refund: { amount, currency: line.currency } }
  }
  const [shipCode = '', number = ''] = kind === 'ship' ? value.split('.') : [plan.ship.code, value]
  const ship = shipsByCode.get(shipCode)
  const cabin = ship && cabinNumbered(ship, number)
  const category = cabin ? categoryNamed(ship, cabin.category) : null
  if (ship === undefined || !cabin || category === null) return null
  return { cabin, category, ...(kind === 'ship' && { changes: { ship } }) }
}

/** Returns the stocks that a cabin takes: one of its category, and the cabin itself if it is chosen. */
export function stocksOf({
  plan,
  category,
  cabin,
}: Pick<KeyedCabin, 'plan' | 'category' | 'cabin'>): { stock: string; date: string }[] {
  const date = dateOfDay(plan.departs)
  if (cabin === null) return [{ stock: categoryStock(plan, category.rule.code), date }]
  return [
    { stock: categoryStock(plan, cabin.category), date },
    { stock: cabinStock(plan, cabin.number), date },
  ]
}

/** Returns when a ship leaves its first port. */
export function departureOf({ route, departs }: Pick<SailingPlan, 'route' | 'departs'>): Date {
  const hour = String(hoursOf(route)[0]?.departs ?? 18).padStart(2, '0')
  const { timeZone } = portNamed(stopsOf(route)[0]?.port ?? '')
  return localToMoment(`${dateOfDay(departs)}T${hour}:00:00`, timeZone)
}

async function codeOf(
  { plan, category }: KeyedCabin,
  { scenario, guests }: CruiseKey,
  today: number,
  ledger: CruiseSources['ledger'],
): Promise<string | null> {
  const count = agesOf(guests).length
  if (scenario === 'port_skipped') {
    const stops = stopsOf(plan.route).slice(1, -1)
    const calls = stops.filter(
      ({ day, stays, port }) => day !== plan.skips && stays === 0 && !portNamed(port).isScenic,
    )
    const stop = calls[Math.floor(calls.length / 2)]
    return stop === undefined ? null : `skip.${stop.day}`
  }
  if (scenario === 'ship_swapped') {
    const others = [...shipsByCode.values()].filter(
      ({ line, code }) => line === plan.ship.line && code !== plan.ship.code,
    )
    for (const ship of others) {
      const level = category.rule.level
      const better = categoriesOf(ship).filter(({ rule, isGuarantee }) => !isGuarantee && rule.level >= level)
      const cabin = better.flatMap(({ cabins }) => cabins).find(({ sleeps }) => sleeps >= count)
      if (cabin !== undefined) return `ship.${ship.code}.${cabin.number}`
    }
    return null
  }
  if (scenario !== 'guarantee_upgraded') return null
  const better = categoriesOf(plan.ship).filter(
    ({ rule, isGuarantee }) => !isGuarantee && rule.level > category.rule.level && rule.kind !== 'single',
  )
  for (const { code } of better) {
    const cabins = (unsoldCabins(plan, today).get(code) ?? []).filter(({ sleeps }) => sleeps >= count)
    const taken = await takenCabins(
      plan,
      cabins.map(({ number }) => number),
      ledger,
    )
    const cabin = cabins.find(({ number }) => !taken.has(number))
    if (cabin !== undefined) return `cabin.${cabin.number}`
  }
  return null
}
