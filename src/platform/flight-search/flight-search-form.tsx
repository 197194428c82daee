import { type FormEvent, useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { addDays, laterDay } from '../../tenant/calendar-days.ts'
import {
  type FlightSearchCriteria,
  type FlightSlice,
  flightSearchHref,
  type TripKind,
  tripKinds,
  usualDays,
  usualTerms,
} from '../../tenant/flight-search.ts'
import { localeOf } from '../../tenant/language.ts'
import { weekStart } from '../../tenant/week-start.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { usePage } from '../page.tsx'
import { leaveChecksToUs } from '../search/leave-checks-to-us.ts'
import { useText } from '../text.ts'
import { DayOfFlight, DaysOfReturn } from './flight-days.tsx'
import { legOutOfOrder, legsOf, withLeg } from './flight-legs.ts'
import { FLIGHT_SEARCH } from './flight-search-texts.ts'
import { LegFields, type LegHandle } from './leg-fields.tsx'
import { LegRows } from './leg-rows.tsx'
import { PassengersCell } from './passengers-cell.tsx'
import { CabinCell, type SearchOptions, TripOptions } from './trip-options.tsx'

export interface FlightSearchFormProps {
  /** Initial search; null for an empty one. */
  criteria: FlightSearchCriteria | null
}

/** Places, days and passengers of a flight search; leads to the results page with all of them in the address. */
export function FlightSearchForm({ criteria }: FlightSearchFormProps) {
  const text = useText(FLIGHT_SEARCH)
  const t = useText('shell')
  const { agency, today, language } = usePage()
  const navigate = useNavigate()
  const usual = usualDays(today, weekStart(localeOf(language, agency)))
  const [trip, setTrip] = useState<TripKind>(criteria?.trip ?? 'return')
  const [legs, setLegs] = useState(() => legsOf(criteria, usual.start))
  const [backOn, setBackOn] = useState((criteria?.trip === 'return' && criteria.slices[1]?.date) || usual.end)
  const [passengers, setPassengers] = useState({
    adults: criteria?.adults ?? usualTerms.adults,
    childAges: criteria?.childAges ?? usualTerms.childAges,
  })
  const [options, setOptions] = useState<SearchOptions>({
    cabin: criteria?.cabin ?? usualTerms.cabin,
    flexibleDays: criteria?.flexibleDays ?? 0,
    separateTickets: criteria?.separateTickets ?? false,
    within: criteria?.slices[0]?.from.within ?? 0,
  })
  const [outOfOrder, setOutOfOrder] = useState(-1)
  const [isLeaving, setIsLeaving] = useState(false)
  const handles = useRef(new Map<number, LegHandle>())
  const register = useCallback((id: number, handle: LegHandle | null) => {
    if (handle) handles.current.set(id, handle)
    else handles.current.delete(id)
  }, [])
  const [first] = legs
  const shown = trip === 'multi_city' ? legs : legs.slice(0, 1)

  function choose(kind: TripKind) {
    if (kind === 'multi_city' && legs.length < 2 && first) {
      const { from, to } = placesOf(first.id)
      const back = laterDay(backOn, first.date)
      setLegs(withLeg([{ ...first, from, to }], to, trip === 'return' ? from : null, back))
    }
    setTrip(kind)
  }

  /** Places as fields elsewhere begin with them. */
  function placesOf(id: number) {
    const { from = null, to = null } = handles.current.get(id)?.peek() ?? {}
    const choice = (place: typeof from) => place && { ...place, within: options.within }
    return { from: choice(from), to: choice(to) }
  }

  async function slicesOf(form: HTMLFormElement): Promise<FlightSlice[] | null> {
    const slices: FlightSlice[] = []
    for (const { id, date } of shown) {
      const places = await handles.current.get(id)?.resolve(form)
      if (!places) return null
      const choice = (place: typeof places.from) => ({
        code: place.code,
        isCity: place.isCity,
        name: place.name.replace(/ \([A-Z]{3}\)$/, ''),
        within: options.within,
      })
      slices.push({ from: choice(places.from), to: choice(places.to), date })
    }
    const [out] = slices
    if (trip !== 'return' || !out) return slices
    return [out, { from: out.to, to: out.from, date: laterDay(backOn, out.date) }]
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const early = legOutOfOrder(shown)
    setOutOfOrder(early)
    setIsLeaving(true)
    const slices = await slicesOf(form)
    setIsLeaving(false)
    if (!slices || early >= 0) return
    const { within: _, ...terms } = options
    await navigate(flightSearchHref({ trip, slices, ...passengers, ...terms }))
  }

  return (
    <div className="search-form search-form-flights">
      <form
        ref={leaveChecksToUs}
        action="/booknow/flights/search"
        data-trip={trip}
        onSubmit={(event) => void submit(event)}
      >
        <TripSwitch trip={trip} onChange={choose} />
        {trip === 'multi_city' ? (
          <LegRows
            {...{ legs, register, outOfOrder }}
            onChange={setLegs}
            onAdd={() => {
              const last = legs.at(-1)
              const { to } = last ? placesOf(last.id) : { to: null }
              setLegs(withLeg(legs, to, null, addDays(last?.date ?? today, 3)))
            }}
          />
        ) : (
          first && (
            <>
              <LegFields key={first.id} leg={first} register={register} />
              {trip === 'return' ? (
                <DaysOfReturn
                  value={{ start: first.date, end: backOn }}
                  onChange={({ start, end }) => {
                    setLegs(legs.with(0, { ...first, date: start }))
                    setBackOn(end)
                  }}
                />
              ) : (
                <DayOfFlight
                  value={first.date}
                  onChange={(date) => setLegs(legs.with(0, { ...first, date }))}
                />
              )}
            </>
          )
        )}
        <PassengersCell value={passengers} onChange={setPassengers} />
        <CabinCell value={options.cabin} onChange={(cabin) => setOptions({ ...options, cabin })} />
        <Button type="submit" size="large" busy={isLeaving}>
          <Icon name="search" />
          {t('search.submit')}
        </Button>
        <TripOptions value={options} onChange={setOptions} label={text('flight.options')} />
      </form>
    </div>
  )
}

function TripSwitch({ trip, onChange }: { trip: TripKind; onChange: (trip: TripKind) => void }) {
  const text = useText(FLIGHT_SEARCH)
  return (
    <fieldset className="trip-switch">
      <legend className="sr-only">{text('flight.trip')}</legend>
      {tripKinds.map((kind) => (
        <label key={kind} className="trip-choice">
          <input
            type="radio"
            name="trip"
            value={kind}
            checked={trip === kind}
            onChange={() => onChange(kind)}
            className="sr-only"
          />
          {text(`flight.trip.${kind}`)}
        </label>
      ))}
    </fieldset>
  )
}
