import { isSeparate } from './journey-price.ts'
import type { SliceFare } from './slice-fare.ts'
import { sellerOf } from './slice-paths.ts'

/** The fares that can follow the first slice of a journey: for each later slice, cheapest first. */
export type LaterSlices = readonly (readonly SliceFare[])[]

/** Travellers reach a later slice's flight if they have this many minutes. */
const LEAST_MINUTES_BETWEEN = 60

/**
 * Returns journeys that begin with a fare: one with the cheapest and one with the fastest later slices, of the same
 * airline or alliance. With separate tickets also the cheapest of any airlines. No journeys if a slice has none.
 */
export function journeysFrom(
  begun: readonly SliceFare[],
  later: LaterSlices,
  { separateTickets }: { readonly separateTickets: boolean },
): SliceFare[][] {
  const cheapest = extended(begun, later, { isTogether: true, order: byPrice })
  const fastest = extended(begun, later, { isTogether: true, order: byMinutes })
  const separate = separateTickets ? extended(begun, later, { isTogether: false, order: byPrice }) : null
  const found = [cheapest, fastest, separate].filter((one) => one !== null)
  const allowed = found.filter((fares) => separateTickets || !isSeparate(fares))
  return [
    ...new Map(allowed.map((fares) => [fares.map(({ itinerary }) => itinerary.id).join(), fares])).values(),
  ]
}

interface Extension {
  readonly isTogether: boolean
  readonly order: (a: SliceFare, b: SliceFare) => number
}

function extended(
  begun: readonly SliceFare[],
  later: LaterSlices,
  { isTogether, order }: Extension,
): SliceFare[] | null {
  const fares = [...begun]
  for (const options of later) {
    const last = fares.at(-1)?.itinerary
    const seller = last && sellerOf(last.owner)
    const ready = last ? last.flights[0].departs + last.minutes + LEAST_MINUTES_BETWEEN : 0
    const next = options
      .filter(({ itinerary }) => itinerary.flights[0].departs >= ready)
      .filter(({ itinerary }) => !isTogether || seller === undefined || sellerOf(itinerary.owner) === seller)
      .reduce<SliceFare | null>((best, one) => (best === null || order(one, best) < 0 ? one : best), null)
    if (next === null) return null
    fares.push(next)
  }
  return fares
}

function byPrice(a: SliceFare, b: SliceFare): number {
  return a.dollars - b.dollars || compareIds(a, b)
}

function byMinutes(a: SliceFare, b: SliceFare): number {
  return a.itinerary.minutes - b.itinerary.minutes || byPrice(a, b)
}

function compareIds({ itinerary: a }: SliceFare, { itinerary: b }: SliceFare): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}
