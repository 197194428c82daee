import { DayField, useApi, useCurrency, usePage, useQuery } from '@livery/platform'
import { useState } from 'react'
import { flightSearchQuery } from '../../../../../api/flights.ts'
import type { Itinerary } from '../../../../../contract/types.ts'
import { addDays, laterDay } from '../../../../../tenant/calendar-days.ts'
import { MOST_DAYS_AHEAD } from '../../../../../tenant/flight-search.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { RadioGroup } from '../../../../../ui/radio-group.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { ChangeFormProps } from '../../../spine/product/product-view.ts'
import { FlightPieces, piecesOf } from '../cards/flight-pieces.tsx'
import { useFlightTexts } from '../cards/use-flight-texts.ts'
import { usePassengerNames } from '../journey/use-passenger-names.ts'
import { endsOf, stopsOf } from '../results/itinerary-facts.ts'
import { criteriaOf } from '../search/flight-page-href.ts'
import { searchBody } from '../search/search-body.ts'
import { readJourney } from './read-journey.ts'

/** Other flights for one slice of a booked journey, or fewer passengers. The airline answers with the difference. */
export function ChangeJourneyForm({ item, isBusy, onRequest }: ChangeFormProps) {
  const text = useProductTexts()
  const { today } = usePage()
  const journey = readJourney(item)
  const criteria = criteriaOf(journey)
  const names = usePassengerNames()(journey.passengers)
  const [slice, setSlice] = useState<number | null>(null)
  const [date, setDate] = useState('')
  const [itinerary, setItinerary] = useState<string | null>(null)
  const [without, setWithout] = useState<readonly number[]>([])
  const earliest = slice
    ? (journey.itineraries[slice - 1]?.segments.at(-1)?.arrival.at.slice(0, 10) ?? today)
    : today
  const next = slice === null ? undefined : journey.itineraries[slice + 1]
  const latest = next ? endsOf(next).departure.at.slice(0, 10) : addDays(today, MOST_DAYS_AHEAD)
  const isComplete = (slice !== null && itinerary !== null) || without.length > 0
  return (
    <form
      method="post"
      // Leaves room for the open calendar, which the dialog would cut off.
      className="grid content-start gap-5 md:min-h-[36rem]"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isComplete) return
        onRequest({
          product: 'flight',
          ...(slice !== null && itinerary !== null && { slices: [{ slice, itinerary }] }),
          ...(without.length > 0 && { without: [...without] }),
        })
      }}
    >
      <RadioGroup
        label={text('change.whichSlice')}
        value={slice === null ? 'none' : String(slice)}
        onChange={(next) => {
          setSlice(next === 'none' ? null : Number(next))
          setDate(next === 'none' ? '' : (criteria.slices[Number(next)]?.date ?? ''))
          setItinerary(null)
        }}
        options={[
          { value: 'none', label: text('change.noSlice') },
          ...criteria.slices.map(({ from, to }, at) => ({
            value: String(at),
            label: `${from.name} → ${to.name}`,
          })),
        ]}
      />
      {slice !== null && (
        <>
          <DayField
            label={text('change.day')}
            value={date}
            onChange={(next) => {
              setDate(next)
              setItinerary(null)
            }}
            earliest={laterDay(earliest, today)}
            latest={latest}
            required
          />
          {/^\d{4}-\d{2}-\d{2}$/.test(date) && (
            <OtherSlices
              key={`${slice} ${date}`}
              {...{ item, slice, date, itinerary }}
              onChoose={setItinerary}
            />
          )}
        </>
      )}
      {names.length > 1 && (
        <fieldset>
          <legend className="mb-1 text-sm font-semibold">{text('change.without')}</legend>
          {names.map((name, index) => (
            <Checkbox
              key={name}
              label={name}
              checked={without.includes(index)}
              disabled={!without.includes(index) && without.length === names.length - 1}
              onChange={({ target }) =>
                setWithout(target.checked ? [...without, index] : without.filter((one) => one !== index))
              }
            />
          ))}
        </fieldset>
      )}
      <p className="text-sm text-muted-foreground">{text('change.how')}</p>
      <Button type="submit" busy={isBusy} disabled={!isComplete}>
        {text('amend.ask')}
      </Button>
    </form>
  )
}

interface OtherSlicesProps extends Pick<ChangeFormProps, 'item'> {
  slice: number
  date: string
  itinerary: string | null
  onChoose: (itinerary: string) => void
}

const MOST_FLIGHTS = 12

/** Flights of the same airline for a slice on a day. */
function OtherSlices({ item, slice, date, itinerary, onChoose }: OtherSlicesProps) {
  const text = useProductTexts()
  const write = useFlightTexts()
  const journey = readJourney(item)
  const criteria = criteriaOf(journey)
  const [currency] = useCurrency()
  const places = criteria.slices[slice]
  const { data, isFetching } = useQuery(
    flightSearchQuery(useApi(), {
      ...searchBody({ ...criteria, slices: places ? [{ ...places, date }] : [] }, currency),
      airlines: [journey.owner],
    }),
  )
  const found = Object.values(data?.itineraries ?? {}).slice(0, MOST_FLIGHTS)
  if (!data && isFetching) return <Skeleton className="h-40 rounded-xl" />
  if (found.length === 0) return <p className="text-muted-foreground">{text('change.noFlights')}</p>
  const label = (one: Itinerary) => {
    const { departure, arrival } = endsOf(one)
    const [first] = one.segments
    return `${first?.marketing} ${first?.flightNumber} · ${write.time(departure.at)} – ${write.time(arrival.at)}`
  }
  return (
    <FlightPieces {...piecesOf(journey)}>
      <RadioGroup
        label={text('change.flights')}
        value={itinerary ?? ''}
        onChange={onChoose}
        options={found.map((one) => ({
          value: one.id,
          label: label(one),
          hint: `${write.duration(one.minutes)} · ${write.stops(stopsOf(one))}`,
        }))}
      />
    </FlightPieces>
  )
}
