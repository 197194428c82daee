import { majorUnits } from '../../../../../tenant/money/major-units.ts'
import type { CardHotel, FoundHotel } from './card-hotel.ts'
import type { HotelFilters } from './hotel-filters.ts'
import { meetsRateRequest, type RateRequest } from './rate-request.ts'

type Check = (hotel: CardHotel, filters: HotelFilters) => boolean

/** What is asked of the house, and of the price of the rate that is shown. */
const cardChecks: Readonly<Record<Exclude<keyof HotelFilters, keyof RateRequest>, Check>> = {
  price({ price }, { price: { from, to } }) {
    if (from === null && to === null) return true
    // What has no price to see is neither cheap nor dear.
    if (!price) return false
    const total = majorUnits(price.total, price.currency)
    return total >= (from ?? 0) && total <= (to ?? Number.POSITIVE_INFINITY)
  },
  stars: (hotel, { stars }) => stars.length === 0 || stars.includes(Math.floor(hotel.stars)),
  rating: (hotel, { rating }) => rating === null || hotel.guestRating >= rating,
  amenities: (hotel, { amenities }) => amenities.every((amenity) => hotel.amenities.includes(amenity)),
  within: (hotel, { within }) => within === null || hotel.distance.miles <= within,
  name: (hotel, { name }) => folded(hotel.name).includes(folded(name)),
}

const ofCard = Object.keys(cardChecks) as (keyof typeof cardChecks)[]

/**
 * The hotels that pass every filter, each with the cheapest of its rates that does: what a card says, sorts by and counts as is of
 * that one rate. A range of prices is of what is shown, and chooses no dearer rate. The filter of one group can be looked away
 * from, which gives what its choices are made among.
 */
export function filterOffers(
  hotels: readonly FoundHotel[],
  filters: HotelFilters,
  except?: keyof typeof cardChecks,
): CardHotel[] {
  const asked = ofCard.filter((group) => group !== except)
  return hotels.flatMap((rates) => {
    const shown = rates.find((rate) => meetsRateRequest(rate, filters))
    return shown && asked.every((group) => cardChecks[group](shown, filters)) ? [shown] : []
  })
}

/** Small letters without their marks: who types `cafe` means `Café`. */
function folded(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
