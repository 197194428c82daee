import type { BookingSummary } from '../../../../../contract/types.ts'
import { countNights } from '../../../../../tenant/calendar-days.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'
import type { PriceUnit, TripTexts } from '../../../spine/item/item-facts.ts'
import { readStay } from './read-stay.ts'

/** Number of nights, by which the price per night is calculated. */
export function useNights(): (item: BookedItem) => PriceUnit {
  const text = useProductTexts()
  return (item) => ({ label: text('hotel.perNight'), count: countNights(readStay(item).stay) })
}

/** Nights and guests of a trip in the trip list. */
export function useTripTexts(): (trip: BookingSummary) => TripTexts {
  const text = useProductTexts()
  return (trip) => ({
    length: text('booked.nights', { count: countNights(trip) }),
    party: text('trips.guests', { count: trip.guests }),
  })
}
