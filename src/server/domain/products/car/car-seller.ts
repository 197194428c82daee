import type { GeoPoint } from '../../../../../packages/geography/geo-point.ts'
import type { CarAnswer, CarOffer, CarRate, Rental, ShownPrice } from '../../../../contract/types.ts'
import type { PricingContext } from '../../pricing/charged-price.ts'
import type { CarExtra, CarRate as SupplierRate } from '../../suppliers/car-rental.ts'
import type { CarSearchOffer } from '../../suppliers/car-shapes.ts'
import type { DealContext, DealSources } from '../deals/deal-context.ts'
import { rateSeller } from '../spine/rate-seller.ts'
import { withAddition } from '../spine/with-addition.ts'

type ShownExtra = CarAnswer['extras'][number]

/** Sells a supplier's cars in one currency to one kind of viewer. */
export interface CarSeller {
  offer(offer: CarSearchOffer): CarOffer
  rate(rate: SupplierRate, position: GeoPoint): CarRate
  /** An extra, at what it adds to the total of a rate. */
  extra(extra: CarExtra, rate: SupplierRate | undefined, position: GeoPoint): ShownExtra
}

/**
 * Creates a seller for a viewer, a currency and the step of prices (`chargeStep`). Throws 422 for a currency without
 * a rate.
 */
export async function carSeller(
  sources: Pick<DealSources, 'rates' | 'geo'>,
  viewing: Pick<DealContext, 'viewer' | 'markups'>,
  currency: string,
  step: number,
): Promise<CarSeller> {
  const { contextAt, priceOf, terms, inShort } = await rateSeller(sources, viewing, 'car', currency, step)
  const seesPrices = viewing.viewer !== 'anonymous-without-prices'
  /** Many cars are at few desks. */
  const contexts = new Map<string, PricingContext>()

  function contextOf(position: GeoPoint): PricingContext {
    const key = `${position.latitude} ${position.longitude}`
    const known = contexts.get(key) ?? contextAt(position)
    contexts.set(key, known)
    return known
  }

  function rate(from: SupplierRate, position: GeoPoint): CarRate {
    const { rateKey, cover, payment, left } = from
    return { rateKey, cover, payment, left, ...terms(from, position) }
  }

  return {
    rate,
    offer({ rental, cheapest, others }) {
      const { position } = rental.pickUp.desk
      const best = rate(cheapest, position)
      const context = contextOf(position)
      return {
        ...best,
        rental: shownRental(rental),
        worth: worthOf(rental.pickUp.desk.rating, best.price),
        others: others.map((other) => {
          const { freeUntil, price } = inShort(other, context)
          const { cover, payment } = other
          return {
            cover: cover.level,
            payment,
            ...(freeUntil !== null && { freeUntil }),
            ...(price && { price }),
          }
        }),
      }
    },
    extra({ code, maximum, paidAt, price, isCapped }, cheapest, position) {
      const shown = { code, maximum, paidAt, isCapped }
      if (!seesPrices) return shown
      if (paidAt === 'desk') return { ...shown, price: { ...price } }
      if (cheapest === undefined) return shown
      const added = priceOf(withAddition(cheapest.price, 'extra', price.amount), position).total
      const amount = added - priceOf(cheapest.price, position).total
      return { ...shown, price: { amount: Math.max(0, amount), currency } }
    },
  }
}

/** Returns a rental in the contract's shape, whose arrays are mutable types, but never changed. */
export function shownRental(rental: Rental | CarSearchOffer['rental']): Rental {
  return rental as Rental
}

/**
 * Saving and the desk's rating, as for deals. Uses only the visible price, because an order by anything else would
 * reveal its hidden parts.
 */
function worthOf(rating: number, price: ShownPrice | undefined): number {
  const retail = price ? price.total + price.saved : 0
  const saved = price && retail > 0 ? price.saved / retail : 0
  const cost = price ? 0.12 * Math.log2(Math.max(1, price.total) / 10_000) : 0
  return Math.round((2 * saved + 0.3 * (rating - 4) - cost) * 1000) / 1000
}
