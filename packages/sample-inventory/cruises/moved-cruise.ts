import { jointNights } from '../../../src/server/domain/suppliers/ledger-night.ts'
import type { SavedCharge } from '../../../src/server/domain/suppliers/supplier-change.ts'
import type { MovedItem } from '../supply/stocked-product.ts'
import { cabinStocks } from './cabin-stocks.ts'
import { type CruiseKey, encodeCruiseKey } from './cruise-key.ts'
import { departureOf, quotedCabin } from './cruise-quote.ts'
import type { CruiseSources } from './cruise-sources.ts'
import { cruiseExtras } from './extras.ts'
import { agesOf } from './guests.ts'
import { type KeyedCabin, keyedCabin } from './keyed-cabin.ts'
import { movedParts } from './moved-parts.ts'
import { portNamed } from './ports.ts'
import { stopsOf } from './routes.ts'
import { categoriesOf } from './ship-categories.ts'
import { unsoldCabins } from './sold-cabins.ts'
import { swapOf } from './swap-ship.ts'
import { takenCabins } from './taken-units.ts'

/** The scenarios in which a line changes a booking by itself. */
export const movingScenarios = ['port_skipped', 'ship_swapped', 'guarantee_upgraded'] as const

/** Returns the booking as the line changes it by itself, by the change's code; null if it changes nothing. */
export async function movedCruise(
  key: CruiseKey,
  code: string | null,
  { today, ledger }: CruiseSources,
): Promise<MovedItem | null> {
  const day = today()
  const before = await keyedCabin(key, ledger, { today: day, isReserved: true })
  if (before === null || before === 'sold_out') return null
  const own = code ?? (await codeOf(before, key, day, ledger))
  const moved = own === null ? null : movedKey(before, key, own)
  const after = moved && (await keyedCabin(moved, ledger, { today: day, isReserved: true }))
  if (own === null || moved === null || after === null || after === 'sold_out') return null
  const savedCharges = savedBetween(before, after)
  const amount = savedCharges.reduce((sum, one) => sum + one.amount, 0)
  const refund = amount > 0 ? { amount, currency: before.rate.price.currency } : undefined
  return {
    code: own,
    ...jointNights(cabinStocks(after)),
    becomes: quotedCabin(after, { ...moved, day }, refund),
    // The terms stay those of the booked rate.
    rateKey: encodeCruiseKey(moved),
    latest: departureOf(after.plan),
    ...(savedCharges.length > 0 && { savedCharges }),
  }
}

/** The key of the moved booking: without excursions in a port that is left out. */
function movedKey({ plan, fare }: KeyedCabin, key: CruiseKey, code: string): CruiseKey | null {
  const parts = movedParts(plan, code)
  if (parts === null) return null
  const alsoSkips = parts.changes?.skips
  const sailing = alsoSkips === undefined ? plan : { ...plan, alsoSkips }
  const sold = new Set(cruiseExtras(sailing, fare, key.guests).map((extra) => extra.code))
  return { ...key, moved: code, extras: key.extras.filter((extra) => sold.has(extra.code)) }
}

/** What each line of the price has become less. */
function savedBetween(before: KeyedCabin, after: KeyedCabin): SavedCharge[] {
  return before.rate.price.priceLines.flatMap(({ code, amount }) => {
    const left = after.rate.price.priceLines.find((line) => line.code === code)?.amount ?? 0
    return left < amount ? [{ code, amount: amount - left }] : []
  })
}

async function codeOf(
  found: KeyedCabin,
  key: CruiseKey,
  today: number,
  ledger: CruiseSources['ledger'],
): Promise<string | null> {
  const { plan, category } = found
  const { scenario, guests } = key
  const count = agesOf(guests).length
  if (scenario === 'port_skipped') {
    const stops = stopsOf(plan.route).slice(1, -1)
    const calls = stops.filter(
      ({ day, stays, port }) => day !== plan.skips && stays === 0 && !portNamed(port).isScenic,
    )
    const stop = calls[Math.floor(calls.length / 2)]
    return stop === undefined ? null : `skip.${stop.day}`
  }
  if (scenario === 'ship_swapped') return swapOf(found, key, ledger)
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
