import type { GeoPoint } from '../../../../../packages/geography/geo-point.ts'
import type { HotelOffer, HotelRate } from '../../../../contract/types.ts'
import type { PricingContext } from '../../pricing/charged-price.ts'
import { dueLocally } from '../../pricing/selling-price.ts'
import type { HotelRate as SupplierRate } from '../../suppliers/hotel-room.ts'
import type { HotelSearchOffer } from '../../suppliers/hotel-shapes.ts'
import type { SupplierPrice } from '../../suppliers/supplier-price.ts'
import type { DealContext, DealSources } from '../deals/deal-context.ts'
import { type RateSeller, rateSeller } from '../spine/rate-seller.ts'
import { rounded, shownWorth } from '../spine/shown-worth.ts'
import { chooseRates } from './choose-rates.ts'

/** Sells a supplier's hotels in one currency to one kind of viewer. */
export interface HotelSeller extends Pick<RateSeller, 'priceOf' | 'shown'> {
  offer(offer: HotelSearchOffer): HotelOffer
  rate(rate: SupplierRate, position: GeoPoint): HotelRate
}

/**
 * Creates a seller for a viewer, a currency and the step of prices (`chargeStep`). Throws 422 for a currency without
 * a rate.
 */
export async function hotelSeller(
  sources: Pick<DealSources, 'rates' | 'geo'>,
  viewing: Pick<DealContext, 'viewer' | 'markups'>,
  currency: string,
  step: number,
): Promise<HotelSeller> {
  const { contextAt, priceOf, shown, terms, inShort } = await rateSeller(
    sources,
    viewing,
    'hotel',
    currency,
    step,
  )

  function rate(from: SupplierRate, position: GeoPoint): HotelRate {
    const { price, policy } = terms(from, position)
    return {
      rateKey: from.rateKey,
      board: from.board,
      isRefundable: from.isRefundable,
      payment: from.payment,
      ...(from.deposit && { deposit: from.deposit }),
      policy,
      roomsLeft: from.roomsLeft,
      ...(price && { price }),
    }
  }

  /** A rate as far as filters and cards need it, with the same sums as {@link rate}. */
  function choice(from: SupplierRate, context: PricingContext) {
    const { board, payment, roomsLeft } = from
    return { from, board, payment, roomsLeft, ...inShort(from, context) }
  }

  return {
    priceOf,
    shown,
    rate,
    offer(offer) {
      const { id, cheapest, cheapestRoom, others, amenities, ...rest } = offer
      const { position, distance } = offer
      const context = contextAt(position)
      const choices = others.map((from) => choice(from, context))
      const [first, ...beside] = chooseRates([choice(cheapest, context), ...choices])
      const { rateKey, isRefundable, deposit, ...best } = rate(first.from, position)
      const takesDeposit = [cheapest, ...others].some((from) => from.deposit !== undefined)
      return {
        ...rest,
        ...best,
        hotelId: id,
        amenities: [...amenities],
        worth: shownWorth(offer, best.price),
        ...(takesDeposit && { takesDeposit }),
        // To about a metre: each further digit costs a byte for every hotel in the answer.
        position: { latitude: rounded(position.latitude, 5), longitude: rounded(position.longitude, 5) },
        distance: { ...distance, miles: rounded(distance.miles, 3) },
        others: beside.map(({ from, board, payment, roomsLeft, freeUntil: until, price }) => ({
          board,
          payment,
          roomsLeft,
          ...(until !== null && { freeUntil: until }),
          ...(price && { price: { ...price, ...dueBeside(first.from.price, from.price, context) } }),
        })),
      }
    },
  }
}

/** The amount due locally of another rate, if it differs from the best rate's. */
function dueBeside(best: SupplierPrice, other: SupplierPrice, context: PricingContext) {
  const isSame = JSON.stringify(best.dueLocally) === JSON.stringify(other.dueLocally)
  return isSame ? {} : { dueLocally: dueLocally(other, context) }
}
