import { useApi, useCurrency, useQuery } from '@livery/platform'
import { flightCalendarQuery } from '../../../../../api/flights.ts'
import type { CurrencyCode, FlightDay } from '../../../../../contract/types.ts'
import { addDays, daysBetween } from '../../../../../tenant/calendar-days.ts'
import type { FlightSearchCriteria } from '../../../../../tenant/flight-search.ts'
import { wantedSlices } from '../search/search-body.ts'

/** Returns a search with its slice at `step` on another day; later ones keep their distance from it. */
export function onDay(criteria: FlightSearchCriteria, step: number, day: string): FlightSearchCriteria {
  const shift = daysBetween(criteria.slices[step]?.date ?? day, day)
  return {
    ...criteria,
    slices: criteria.slices.map((slice, at) =>
      at < step ? slice : { ...slice, date: addDays(slice.date, shift) },
    ),
  }
}

/** Loads the cheapest total of each day of the first slice; null while it loads. A failure hides the days. */
export function useCalendar(
  { slices, adults, childAges, cabin }: FlightSearchCriteria,
  from: string,
  until: string,
): { days: readonly FlightDay[] | null; hasFailed: boolean } {
  const [currency] = useCurrency()
  const { data, isError } = useQuery({
    ...flightCalendarQuery(useApi(), {
      slices: wantedSlices(slices),
      passengers: { adults, childAges: [...childAges] },
      cabin,
      maximumConnections: 2,
      from,
      until,
      currency: currency as CurrencyCode,
    }),
    retry: false,
  })
  return { days: data?.data.days ?? null, hasFailed: isError }
}
