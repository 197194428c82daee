import type { CruiseDetails, CruiseDetailsQuery } from '../../../src/server/domain/suppliers/cruise-shapes.ts'
import type { CruiseKey } from './cruise-key.ts'
import { sortedExtras } from './cruise-key.ts'
import type { CruiseSources } from './cruise-sources.ts'
import { deckPlans } from './deck-plans.ts'
import { agesOf, refusalOf } from './guests.ts'
import { keyedCabin } from './keyed-cabin.ts'
import { sailingOnSale } from './sailings.ts'
import { categoryNamed } from './ship-categories.ts'
import { unsoldCabins } from './sold-cabins.ts'
import { suggestedCabins } from './suggest-cabins.ts'
import { takenCabins } from './taken-units.ts'

const MOST_SUGGESTED = 6

/** Returns the deck plans with the free cabins of a key's category; null for a sailing or category that is none. */
export async function cabinsDetails(
  key: CruiseKey,
  { today, ledger }: CruiseSources,
): Promise<CruiseDetails | null> {
  const plan = sailingOnSale(key.sailing, today())
  const category = plan && categoryNamed(plan.ship, key.category)
  if (plan === null || category === null || refusalOf(key.guests, plan.ship) !== null) return null
  if (category.isGuarantee) return { cabins: { decks: [], suggested: [] } }
  const guests = agesOf(key.guests).length
  const unsold = (unsoldCabins(plan, today()).get(category.code) ?? []).filter(
    ({ sleeps }) => sleeps >= guests,
  )
  const taken = await takenCabins(
    plan,
    unsold.map(({ number }) => number),
    ledger,
  )
  const free = unsold.filter(({ number }) => !taken.has(number))
  const numbers = new Set(free.map(({ number }) => number))
  return {
    cabins: {
      decks: deckPlans(plan.ship, (number) => numbers.has(number)).filter(({ deck }) =>
        category.decks.includes(deck),
      ),
      suggested: suggestedCabins(free, key.guests)
        .slice(0, MOST_SUGGESTED)
        .map(({ number }) => number),
    },
  }
}

/** Returns a key's rate today with a cabin, dining and extras; its rate is null if that is gone. */
export async function rateDetails(
  key: CruiseKey,
  { cabin, dining, extras }: Omit<Extract<CruiseDetailsQuery, { rateKey: string }>, 'rateKey'>,
  { today, ledger }: CruiseSources,
): Promise<CruiseDetails | null> {
  const day = today()
  const chosen: CruiseKey = {
    ...key,
    day,
    pricedOn: day,
    isKept: false,
    moved: null,
    cabin: cabin ?? key.cabin,
    dining: dining ?? key.dining,
    extras: sortedExtras(extras ?? key.extras),
  }
  const found = await keyedCabin(chosen, ledger, { today: day })
  if (found === null) return null
  return { rate: found === 'sold_out' ? null : found.rate }
}
