import { usePage, useSearchParams } from '@livery/platform'
import type { FoundFlights } from '../../../../../api/flights.ts'
import { addDays } from '../../../../../tenant/calendar-days.ts'
import { type FlightSearchCriteria, MOST_DAYS_AHEAD } from '../../../../../tenant/flight-search.ts'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { sliceHref } from '../search/flight-page-href.ts'
import { JourneyLine } from '../search/journey-line.tsx'
import { onDay } from './use-calendar.ts'

type Reason = NonNullable<FoundFlights['none']>

interface NoFlightsProps {
  criteria: FlightSearchCriteria
  none: FoundFlights['none']
  /** The flights that are chosen for the first slices. */
  chosen: readonly string[]
}

/** Says why there is no flight, and links to searches that avoid the reason. */
export function NoFlights({ criteria, none = 'no_flights', chosen }: NoFlightsProps) {
  const text = useProductTexts()
  const { today } = usePage()
  const [params] = useSearchParams()
  const slice = criteria.slices[chosen.length] ?? criteria.slices[0]
  const places = { from: slice?.from.name ?? '', to: slice?.to.name ?? '' }
  return (
    <EmptyState
      icon="flights"
      level={1}
      title={text(`none.${none}`, places)}
      actions={waysOut(criteria, none, chosen, today).map(({ key, to, along }, index) => (
        <LinkButton
          key={key}
          variant={index === 0 ? 'primary' : 'outline'}
          href={sliceHref(params, to, along)}
        >
          {text(`none.way.${key}`)}
        </LinkButton>
      ))}
    >
      <div className="flex justify-center">
        <JourneyLine criteria={criteria} />
      </div>
      <p className="mt-2">{text(`none.hint.${none}`)}</p>
    </EmptyState>
  )
}

interface WayOut {
  key: 'otherFlight' | 'dayEarlier' | 'dayLater' | 'flexible' | 'nearby' | 'separate' | 'economy'
  to: FlightSearchCriteria
  along: readonly string[]
}

const NEAR = 100

/** Returns searches that avoid the reason, the nearest to the wanted one first. */
export function waysOut(
  criteria: FlightSearchCriteria,
  none: Reason,
  chosen: readonly string[],
  today: string,
): WayOut[] {
  if (chosen.length > 0) return [{ key: 'otherFlight', to: criteria, along: chosen.slice(0, -1) }]
  const { slices, flexibleDays, separateTickets, cabin } = criteria
  const first = slices[0]?.date ?? today
  const last = slices.at(-1)?.date ?? first
  const way = (key: WayOut['key'], to: FlightSearchCriteria): WayOut => ({ key, to, along: [] })
  const dayEarlier = first > today ? [way('dayEarlier', onDay(criteria, 0, addDays(first, -1)))] : []
  const dayLater =
    addDays(last, 1) <= addDays(today, MOST_DAYS_AHEAD)
      ? [way('dayLater', onDay(criteria, 0, addDays(first, 1)))]
      : []
  const flexible = flexibleDays === 0 ? [way('flexible', { ...criteria, flexibleDays: 3 })] : []
  const nearby = slices.some(({ from, to }) => from.within + to.within === 0)
    ? [
        way('nearby', {
          ...criteria,
          slices: slices.map(({ from, to, date }) => ({
            from: { ...from, within: NEAR },
            to: { ...to, within: NEAR },
            date,
          })),
        }),
      ]
    : []
  const separate = separateTickets ? [] : [way('separate', { ...criteria, separateTickets: true })]
  const economy = cabin === 'economy' ? [] : [way('economy', { ...criteria, cabin: 'economy' })]
  const ways: Readonly<Record<Reason, WayOut[]>> = {
    no_flights: [...nearby, ...separate],
    no_flights_that_day: [...dayLater, ...dayEarlier, ...flexible],
    only_with_connections: [...nearby],
    no_seats: [...economy, ...dayLater, ...dayEarlier, ...flexible],
    times_do_not_fit: [...dayLater, ...dayEarlier],
    airlines_do_not_fly: [...nearby, ...flexible],
  }
  return ways[none]
}
