import type { BookingSummary } from '../../../../../contract/types.ts'
import { nightsOf } from '../../../../../tenant/nights-of.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'
import type { PriceUnit, TripWords } from '../../../spine/item/item-facts.ts'
import { useWords } from '../../../spine/words/use-words.ts'
import { stayOf } from './stay-of.ts'

/** The nights of a stay, by which its total is shown a second time. */
export function useNights(): (item: BookedItem) => PriceUnit {
  const text = useWords()
  return (item) => ({ label: text('hotel.perNight'), count: nightsOf(stayOf(item).stay) })
}

/** For how many nights and guests a trip of a list is. */
export function useTripWords(): (trip: BookingSummary) => TripWords {
  const text = useWords()
  return (trip) => ({
    length: text('booked.nights', { count: nightsOf(trip) }),
    party: text('trips.guests', { count: trip.guests }),
  })
}
