import type { BookedStay, BookingSummary } from '../../../../../contract/types.ts'
import { countNights } from '../../../../../tenant/calendar-days.ts'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { BookedItem } from '../../../spine/item/booked-item.ts'
import type {
  ChangedFact,
  ItemFacts,
  PartyGroup,
  PriceUnit,
  TripTexts,
} from '../../../spine/item/item-facts.ts'
import { useRoomName } from '../property/rate-terms.tsx'
import { readStay } from './read-stay.ts'
import { useRoomGuests } from './stay-card.tsx'

/** Describes a stay to the spine by the hotel's name and its town's time zone. */
export function hotelItemFacts(item: BookedItem): ItemFacts {
  const { hotel, stay, rate } = readStay(item)
  return {
    title: hotel.name,
    period: stay,
    address: hotel.address,
    place: hotel.address.city,
    policy: rate.policy,
    isPaidLocally: rate.payment === 'at_property',
  }
}

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

/** Rooms of a stay by number, each with the guests it was booked for. */
export function useRoomGroups(): (item: BookedItem) => readonly PartyGroup[] {
  const text = useProductTexts()
  const guestsOf = useRoomGuests()
  return (item) =>
    readStay(item).rooms.map((room, index) => ({
      name: text('checkout.room', { number: index + 1 }),
      hint: guestsOf(room),
    }))
}

/** Lists what a change affects: check-in and check-out, room, and guests per room. */
export function useStayChanges(): (was: BookedItem, becomes: BookedItem) => readonly ChangedFact[] {
  const text = useProductTexts()
  const { at } = useLocalTime()
  const nameOf = useRoomName()
  const guestsOf = useRoomGuests()
  const factsOf = ({ stay, rooms, room }: BookedStay) => [
    { label: text('rules.checkIn'), value: at(stay.start) },
    { label: text('rules.checkOut'), value: at(stay.end) },
    {
      label: text('change.room'),
      value: text('checkout.rooms', { count: rooms.length, room: nameOf(room) }),
    },
    { label: text('change.guests'), value: rooms.map(guestsOf).join(' + ') },
  ]
  return (before, after) => {
    const old = factsOf(readStay(before))
    return factsOf(readStay(after)).flatMap(({ label, value }, index) => {
      const was = old[index]?.value ?? ''
      return was === value ? [] : [{ label, was, becomes: value }]
    })
  }
}
