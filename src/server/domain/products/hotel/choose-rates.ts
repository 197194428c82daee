import { boards, type RateTerms } from '../../suppliers/hotel-room.ts'

/** A rate, as far as a filter can tell it from another of its property. */
export interface RateChoice extends Pick<RateTerms, 'board' | 'payment'> {
  /** Cancelling is free until this local time; null if it never is. */
  readonly freeUntil: string | null
  /** The amount charged; null if the viewer may not see prices. */
  readonly total: number | null
}

/**
 * Returns the rates of a property that any filter can show, given the supplier's cheapest first: the cheapest for
 * each board, cancellation and payment. Without prices, neither selection nor order reveals one: each set of terms is
 * listed once, in a fixed order after the first.
 */
export function chooseRates<Rate extends RateChoice>(rates: readonly [Rate, ...Rate[]]): [Rate, ...Rate[]] {
  const [first = rates[0], ...others] = fewOf(rates[0].total === null ? byTerms(rates) : byPrice(rates))
  return [first, ...others]
}

/** The limit: the best rate and as many others as the contract allows (`HotelOffer.others`). */
export const mostChoices = 41

/**
 * If there are too many, keeps those that are first, or free for longest, of their board, payment and cancellation;
 * then the earlier ones.
 */
function fewOf<Rate extends RateChoice>(rates: Rate[]): Rate[] {
  if (rates.length <= mostChoices) return rates
  const [first, longest] = [new Map<string, Rate>(), new Map<string, Rate>()]
  for (const rate of rates) {
    const kind = `${rate.board} ${rate.payment} ${rate.freeUntil !== null}`
    if (!first.has(kind)) first.set(kind, rate)
    if ((rate.freeUntil ?? '') > (longest.get(kind)?.freeUntil ?? '')) longest.set(kind, rate)
  }
  const chosen = new Set([...first.values(), ...longest.values()])
  for (const rate of rates) if (chosen.size < mostChoices) chosen.add(rate)
  return rates.filter((rate) => chosen.has(rate))
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

/** Whether `one` suits every visitor whom `other` suits, for no more money. */
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
