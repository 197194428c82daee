import type { HotelOffer } from '../../../contract/types.ts'
import { majorUnits } from '../../../tenant/minor-units.ts'
import type { HotelFilters } from './hotel-filters.ts'

export type FilterGroup = keyof HotelFilters

type Check = (offer: HotelOffer, filters: HotelFilters) => boolean

const checks: Readonly<Record<FilterGroup, Check>> = {
  price({ price }, { price: { from, to } }) {
    if (from === null && to === null) return true
    // What has no price to see is neither cheap nor dear.
    if (!price) return false
    const total = majorUnits(price.total, price.currency)
    return total >= (from ?? 0) && total <= (to ?? Number.POSITIVE_INFINITY)
  },
  stars: (offer, { stars }) => stars.length === 0 || stars.includes(Math.floor(offer.stars)),
  rating: (offer, { rating }) => rating === null || offer.guestRating >= rating,
  boards: (offer, { boards }) => boards.length === 0 || boards.some((board) => offer.boards.includes(board)),
  freeCancellation: (offer, { freeCancellation }) => !freeCancellation || offer.hasFreeCancellation,
  payAtProperty: (offer, { payAtProperty }) => !payAtProperty || offer.payments.includes('at_property'),
  amenities: (offer, { amenities }) => amenities.every((amenity) => offer.amenities.includes(amenity)),
  within: (offer, { within }) => within === null || offer.distance.miles <= within,
  name: (offer, { name }) => folded(offer.name).includes(folded(name)),
}

const groups = Object.keys(checks) as FilterGroup[]

/** The offers that pass every filter, but for the one of a group that is looked away from: what its choices would give. */
export function filterOffers(
  offers: readonly HotelOffer[],
  filters: HotelFilters,
  except?: FilterGroup,
): HotelOffer[] {
  const asked = groups.filter((group) => group !== except)
  return offers.filter((offer) => asked.every((group) => checks[group](offer, filters)))
}

/** Small letters without their marks: who types `cafe` means `Café`. */
function folded(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
