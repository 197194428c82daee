import type { BookedVisit, BookingSummary } from '../../../../../contract/types.ts'
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
import { useUnitTexts } from '../details/use-unit-texts.ts'
import { readVisit } from './read-visit.ts'

/** Describes a visit to the spine by the activity's title and its town's time zone. */
export function visitItemFacts(item: BookedItem): ItemFacts {
  const { activity, slot, policy } = readVisit(item)
  const start = activity.places.find(({ kind }) => kind === 'start') ?? activity.places[0]
  return {
    title: activity.title,
    period: {
      start: slot.start.slice(0, 10),
      end: slot.validUntil ?? slot.end.slice(0, 10),
      ...(!slot.isAllDay && { startTime: slot.start.slice(11, 16) }),
    },
    address: start?.address ? { line: start.address, city: activity.city, country: activity.country } : null,
    place: activity.city,
    policy,
    isPaidLocally: false,
  }
}

/** Number of people, by which the price per person is calculated; null for a group's price. */
export function usePeople(): (item: BookedItem) => PriceUnit | null {
  const text = useProductTexts()
  return (item) => {
    const { option, units } = readVisit(item)
    if (option.pricedBy === 'group') return null
    const count = units.reduce((sum, one) => sum + one.count * one.people, 0)
    return { label: text('activity.eachPerson'), count }
  }
}

/** People of a trip in the trip list. */
export function useTripTexts(): (trip: BookingSummary) => TripTexts {
  const text = useProductTexts()
  return ({ guests }) => ({ length: null, party: text('trips.guests', { count: guests }) })
}

const accompanied: readonly string[] = ['youth', 'child', 'infant']

/** Units of a visit one by one, adults first as the server numbers them, each named by its kind and number. */
export function useUnitGroups(): (item: BookedItem) => readonly PartyGroup[] {
  const text = useProductTexts()
  const words = useUnitTexts()
  return (item) => {
    const { units, option } = readVisit(item)
    const each = units.flatMap((one) => Array.from({ length: one.count }, () => one))
    const rank = ({ kind }: BookedVisit['units'][number]) =>
      accompanied.includes(kind) ? (kind === 'infant' ? 2 : 1) : 0
    const ordered = each.toSorted((a, b) => rank(a) - rank(b))
    return ordered.map(({ unit, kind, people }, index) => {
      const known = option.units.find((one) => one.unit === unit)
      const number = ordered.slice(0, index + 1).filter((one) => one.unit === unit).length
      return {
        name: text('booked.unit', { unit: words.name(known ?? { kind }), number }),
        hint: people > 1 ? text('units.people', { count: people }) : '',
      }
    })
  }
}

/** Lists what a change affects: the day and time, and the units. */
export function useVisitChanges(): (was: BookedItem, becomes: BookedItem) => readonly ChangedFact[] {
  const text = useProductTexts()
  const words = useUnitTexts()
  const timeOf = useSlotLine()
  const factsOf = ({ slot, units, option }: BookedVisit) => [
    { label: text('booked.time'), value: timeOf(slot) },
    { label: text('booked.option'), value: option.title },
    { label: text('booked.party'), value: words.counts(units) },
  ]
  return (before, after) => {
    const old = factsOf(readVisit(before))
    return factsOf(readVisit(after)).flatMap(({ label, value }, index) => {
      const was = old[index]?.value ?? ''
      return was === value ? [] : [{ label, was, becomes: value }]
    })
  }
}

/** Returns a function that writes when a visit takes place: `Fri, May 8, 10:00 AM`, or its opening hours. */
export function useSlotLine(): (slot: BookedVisit['slot']) => string {
  const text = useProductTexts()
  const { weekday, timeOfDay } = useLocalTime()
  return ({ start, isAllDay, opens = [] }) => {
    const day = weekday(start.slice(0, 10))
    const [hours] = opens
    if (!isAllDay) return text('booked.dayAt', { day, time: timeOfDay(start.slice(11, 16)) })
    const open = hours && { from: timeOfDay(hours.from), until: timeOfDay(hours.until) }
    return open ? text('booked.dayAt', { day, time: text('visit.hours', open) }) : day
  }
}
