import { isInRange } from '../../../spine/results/price-histogram.ts'
import type { CardHotel, FoundHotel } from './card-hotel.ts'
import type { HotelFilters } from './hotel-filters.ts'
import { meetsRateRequest, type RateRequest } from './rate-request.ts'

type Check = (hotel: CardHotel, filters: HotelFilters) => boolean

/** Filters on the property itself and on the price of the shown rate. */
const cardChecks: Readonly<Record<Exclude<keyof HotelFilters, keyof RateRequest>, Check>> = {
  price: (hotel, { price }) => isInRange(hotel, price),
  stars: (hotel, { stars }) => stars.length === 0 || stars.includes(Math.floor(hotel.stars)),
  rating: (hotel, { rating }) => rating === null || hotel.guestRating >= rating,
  amenities: (hotel, { amenities }) => amenities.every((amenity) => hotel.amenities.includes(amenity)),
  within: (hotel, { within }) => within === null || hotel.distance.miles <= within,
  name: (hotel, { name }) => folded(hotel.name).includes(folded(name)),
}

const ofCard = Object.keys(cardChecks) as (keyof typeof cardChecks)[]

/**
 * Returns the hotels that match all filters, each as a card of its cheapest matching rate. A price range applies to
 * that rate only and never selects a dearer one. `except` leaves out one group of filters, to count that group's
 * choices.
 */
export function filterOffers(
  hotels: readonly FoundHotel[],
  filters: HotelFilters,
  except?: keyof typeof cardChecks,
): CardHotel[] {
  const checked = ofCard.filter((group) => group !== except)
  return hotels.flatMap((rates) => {
    const shown = rates.find((rate) => meetsRateRequest(rate, filters))
    return shown && checked.every((group) => cardChecks[group](shown, filters)) ? [shown] : []
  })
}

/** Lower case without accents, so that `cafe` finds `Café`. */
function folded(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
