import { boards, type RateTerms } from '../../suppliers/hotel-room.ts'

/** A rate as far as one who filters can tell it from another of its house. */
export interface RateChoice extends Pick<RateTerms, 'board' | 'payment'> {
  /** Until this local time a cancellation costs nothing; null where it always costs something. */
  readonly freeUntil: string | null
  /** What is charged; null for who may see no prices. */
  readonly total: number | null
}

/**
 * Takes the rates of a house, the supplier's cheapest first, and gives those that somebody could be shown: each is the cheapest
 * for some board, cancellation and payment that can be asked for, and whoever asks for any of them finds theirs first. Where
 * nobody may see a price, neither what is left out nor the order tells one: each of the terms is there once, in an order of their own,
 * behind the supplier's first.
 */
export function choicesAmong<Rate extends RateChoice>(rates: readonly [Rate, ...Rate[]]): [Rate, ...Rate[]] {
  const [first = rates[0], ...others] = fewOf(rates[0].total === null ? byTerms(rates) : byPrice(rates))
  return [first, ...others]
}

/** So many at most: the best rate, and as many others as the contract has (`HotelOffer.others`). */
export const mostChoices = 41

/**
 * Of more than can be told, those that are the first of their board, payment and cancellation, or free for the longest of these;
 * then those that come first.
 */
function fewOf<Rate extends RateChoice>(rates: Rate[]): Rate[] {
  if (rates.length <= mostChoices) return rates
  const [first, longest] = [new Map<string, Rate>(), new Map<string, Rate>()]
  for (const rate of rates) {
    const kind = `${rate.board} ${rate.payment} ${rate.freeUntil !== null}`
    if (!first.has(kind)) first.set(kind, rate)
    if ((rate.freeUntil ?? '') > (longest.get(kind)?.freeUntil ?? '')) longest.set(kind, rate)
  }
  const told = new Set([...first.values(), ...longest.values()])
  for (const rate of rates) if (told.size < mostChoices) told.add(rate)
  return rates.filter((rate) => told.has(rate))
}

function byPrice<Rate extends RateChoice>(rates: readonly Rate[]): Rate[] {
  const sorted = rates.toSorted((one, other) => (one.total ?? 0) - (other.total ?? 0))
  return sorted.filter(
    (rate, at) =>
      !sorted.some(
        (other, place) => makesNeedless(other, rate) && (place < at || !makesNeedless(rate, other)),
      ),
  )
}

/** Whether everybody whom `other` would suit has as much of `one`, for no more. */
function makesNeedless(one: RateChoice, other: RateChoice): boolean {
  const isAsFree = other.freeUntil === null || (one.freeUntil !== null && one.freeUntil >= other.freeUntil)
  const isPaidAsLate = one.payment === 'at_property' || other.payment === 'now'
  return one.board === other.board && isAsFree && isPaidAsLate && (one.total ?? 0) <= (other.total ?? 0)
}

function byTerms<Rate extends RateChoice>(rates: readonly Rate[]): Rate[] {
  const each = new Map<string, Rate>()
  for (const rate of rates) if (!each.has(termsOf(rate))) each.set(termsOf(rate), rate)
  const [first, ...others] = each.values()
  const inOrder = others.toSorted((one, other) => (termsOf(one) < termsOf(other) ? -1 : 1))
  return first ? [first, ...inOrder] : []
}

function termsOf({ board, freeUntil, payment }: RateChoice): string {
  return `${boards.indexOf(board)} ${freeUntil ?? ''} ${payment}`
}
