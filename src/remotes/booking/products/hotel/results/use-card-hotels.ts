import { useMemo, useRef } from 'react'
import type { HotelOffer } from '../../../../../contract/types.ts'
import { useLocalTime } from '../../../spine/words/use-local-time.ts'
import { type FoundHotel, foundHotel } from './card-hotel.ts'

/** The houses of a list that grows, each with all of its rates. What came before stays the same object, so that its card is not drawn anew. */
export function useCardHotels(offers: readonly HotelOffer[]): readonly FoundHotel[] {
  const { now } = useLocalTime()
  const known = useRef(new WeakMap<HotelOffer, FoundHotel>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time is that at which they came
  return useMemo(
    () =>
      offers.map((offer) => {
        const hotel = known.current.get(offer) ?? foundHotel(offer, now())
        known.current.set(offer, hotel)
        return hotel
      }),
    [offers],
  )
}
