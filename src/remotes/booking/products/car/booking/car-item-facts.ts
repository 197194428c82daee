import type { BookedRental, BookingSummary, RentalHandover } from '../../../../../contract/types.ts'
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
import { useDeskWords } from '../cards/desk-line.tsx'
import { useClassName, useModelName } from '../cards/vehicle-facts.tsx'
import { useExtraName } from '../extras/extra-list.tsx'
import { readRental } from './read-rental.ts'

/** Describes a rental to the spine by the car's name and its pick-up desk. */
export function carItemFacts(item: BookedItem): ItemFacts {
  const { rental, policy, payment } = readRental(item)
  const { pickUp, dropOff, vehicle } = rental
  return {
    title: vehicle.model,
    period: {
      start: pickUp.at.slice(0, 10),
      startTime: pickUp.at.slice(11, 16),
      end: dropOff.at.slice(0, 10),
      endTime: dropOff.at.slice(11, 16),
    },
    // Desks have their address in one line, which the card shows.
    address: null,
    place: pickUp.desk.name,
    policy,
    isPaidLocally: payment === 'at_desk',
  }
}

/** Number of charged days, by which the price per day is calculated. */
export function useDays(): (item: BookedItem) => PriceUnit {
  const text = useProductTexts()
  return (item) => ({ label: text('rental.perDay'), count: readRental(item).rental.days })
}

/** The dates are enough for a trip's length; the driver is its only traveller. */
export function useCarTripTexts(): (trip: BookingSummary) => TripTexts {
  const text = useProductTexts()
  return () => ({ length: null, party: text('trips.driver') })
}

/** The driver, with the age that the rental was priced for. */
export function useDriverGroup(): (item: BookedItem) => readonly PartyGroup[] {
  const text = useProductTexts()
  return (item) => [
    {
      name: text('checkout.driver'),
      hint: text('checkout.driverHint', { age: readRental(item).rental.driverAge }),
    },
  ]
}

/** Lists what a change affects: times, desks, days, car, cover and extras. */
export function useRentalChanges(): (was: BookedItem, becomes: BookedItem) => readonly ChangedFact[] {
  const text = useProductTexts()
  const { at } = useLocalTime()
  const nameOf = useModelName()
  const classOf = useClassName()
  const wordsOf = useDeskWords()
  const extraOf = useExtraName()
  const deskOf = ({ desk }: RentalHandover) =>
    [isolated(desk.name), wordsOf(desk), isolated(desk.address)].filter((one) => one !== '').join(' · ')
  const carOf = ({ vehicle }: BookedRental['rental']) =>
    [
      nameOf(vehicle),
      classOf(vehicle),
      text(`gearbox.${vehicle.transmission}`),
      text('vehicle.seats', { count: vehicle.seats }),
    ].join(' · ')
  const factsOf = ({ rental, cover, extras }: BookedRental) => [
    { label: text('rental.pickUp'), value: at(rental.pickUp.at) },
    { label: text('change.pickUpDesk'), value: deskOf(rental.pickUp) },
    { label: text('rental.dropOff'), value: at(rental.dropOff.at) },
    { label: text('change.dropOffDesk'), value: deskOf(rental.dropOff) },
    { label: text('change.days'), value: text('rental.days', { count: rental.days }) },
    { label: text('change.car'), value: carOf(rental) },
    { label: text('change.cover'), value: text(`cover.level.${cover.level}`) },
    {
      label: text('change.extras'),
      value:
        extras.map((extra) => `${extra.count} × ${extraOf(extra)}`).join(', ') || text('change.noExtras'),
    },
  ]
  return (before, after) => {
    const old = factsOf(readRental(before))
    return factsOf(readRental(after)).flatMap(({ label, value }, index) => {
      const was = old[index]?.value ?? ''
      return was === value ? [] : [{ label, was, becomes: value }]
    })
  }
}

/** Keeps a name in its own direction within a sentence of another. */
function isolated(name: string): string {
  return name === '' ? '' : `\u2068${name}\u2069`
}
