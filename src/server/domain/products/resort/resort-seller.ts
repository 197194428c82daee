import type { GeoPoint } from '../../../../../packages/geography/geo-point.ts'
import type {
  ResortAnswer,
  ResortOffer,
  ResortRate,
  ResortUnit,
  ShownPrice,
} from '../../../../contract/types.ts'
import type { ResortChoice, ResortSearchOffer } from '../../suppliers/resort-shapes.ts'
import type { DescribedUnit, ResortExtra, WeekRate } from '../../suppliers/resort-week.ts'
import type { SupplierPrice } from '../../suppliers/supplier-price.ts'
import type { DealContext, DealSources } from '../deals/deal-context.ts'
import { rateSeller } from '../spine/rate-seller.ts'
import { withAddition, withPassedOn } from '../spine/with-addition.ts'
import { shownResort } from './shown-week.ts'

type ShownExtra = ResortAnswer['extras'][number]
type ShownChoice = ResortOffer['others'][number]

/** Sells a supplier's weeks in one currency to one kind of viewer. */
export interface ResortSeller {
  /** Whether the viewer may see prices. */
  readonly seesPrices: boolean
  offer(offer: ResortSearchOffer): ResortOffer
  rate(rate: WeekRate, position: GeoPoint): ResortRate
  /** An extra, at what it adds to the total of a rate. */
  extra(extra: ResortExtra, rate: WeekRate | undefined, position: GeoPoint): ShownExtra
  /** What a price comes to with what is due at the resort, in minor units; charges without an exchange rate are left out. */
  allIn(price: SupplierPrice, position: GeoPoint): number
}

/**
 * Creates a seller for a viewer, a currency and the step of prices (`chargeStep`). Throws 422 for a currency without
 * a rate.
 */
export async function resortSeller(
  sources: Pick<DealSources, 'rates' | 'geo'>,
  viewing: Pick<DealContext, 'viewer' | 'markups'>,
  currency: string,
  step: number,
): Promise<ResortSeller> {
  const { contextAt, priceOf, terms, inShort } = await rateSeller(sources, viewing, 'resort', currency, step)
  const seesPrices = viewing.viewer !== 'anonymous-without-prices'

  function rate(from: WeekRate, position: GeoPoint): ResortRate {
    const { rateKey, unitId, week, left, isBargain } = from
    return { rateKey, unit: unitId, week: { ...week }, left, isBargain, ...terms(from, position) }
  }

  function choice({ unit, rate: from }: ResortChoice, context: ReturnType<typeof contextAt>): ShownChoice {
    const { price } = inShort(from, context)
    const { bedrooms, sleeps, sleepsInPrivacy, kitchen } = unit
    return {
      rateKey: from.rateKey,
      unit: unit.name,
      bedrooms,
      sleeps,
      sleepsInPrivacy,
      kitchen,
      week: { ...from.week },
      left: from.left,
      ...(price && { price }),
    }
  }

  return {
    seesPrices,
    rate,
    offer({ resort, cheapest, others }) {
      const { position } = resort
      const { unit: _, ...best } = rate(cheapest.rate, position)
      const context = contextAt(position)
      return {
        ...best,
        resort: shownResort(resort),
        unit: shownUnit(cheapest.unit),
        worth: worthOf(resort.guestRating, best.price),
        others: others.map((other) => choice(other, context)),
      }
    },
    extra({ code, maximum, paidAt, price, isPassedThrough }, cheapest, position) {
      const shown = { code, maximum, paidAt }
      if (!seesPrices) return shown
      if (paidAt === 'resort') return { ...shown, price: { ...price } }
      if (cheapest === undefined) return shown
      const more = isPassedThrough
        ? withPassedOn(cheapest.price, code, price.amount)
        : withAddition(cheapest.price, 'extra', price.amount)
      const amount = priceOf(more, position).total - priceOf(cheapest.price, position).total
      return { ...shown, price: { amount: Math.max(0, amount), currency } }
    },
    allIn(price, position) {
      const { total, dueLocally } = priceOf(price, position)
      return dueLocally.reduce((sum, { estimate }) => sum + (estimate ?? 0), total)
    },
  }
}

/** Returns a unit in the contract's shape, whose arrays are mutable types, but never changed. */
export function shownUnit(unit: DescribedUnit): ResortUnit {
  return unit as unknown as ResortUnit
}

/** Saving and rating, as for deals, by the visible price alone. */
function worthOf(rating: number, price: ShownPrice | undefined): number {
  const retail = price ? price.total + price.saved : 0
  const saved = price && retail > 0 ? price.saved / retail : 0
  return Math.round((1.2 * saved + 0.5 * (rating - 4)) * 1000) / 1000
}
