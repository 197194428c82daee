import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { carPlaces } from '../../api/suggest.ts'
import { type CarSearchCriteria, carSearchHref, emptyCarSearch } from '../../tenant/car-search.ts'
import { localeOf } from '../../tenant/language.ts'
import { weekStart } from '../../tenant/week-start.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Icon } from '../../ui/icon.tsx'
import { usePage } from '../page.tsx'
import { leaveChecksToUs } from '../search/leave-checks-to-us.ts'
import { PlaceField, usePlaceEntry } from '../search/place-field.tsx'
import type { ChosenPlace } from '../search/use-place.ts'
import { useText } from '../text.ts'
import { CAR_SEARCH } from './car-search-texts.ts'
import { DriverCells } from './driver-cells.tsx'
import { areRentalTimes, RentalTimes } from './rental-times.tsx'

export interface CarSearchFormProps {
  /** Initial search; null for an empty one. */
  criteria: CarSearchCriteria | null
}

/**
 * Places, times and driver of a car search; leads to the results page with all of them in the address. The car is
 * returned to its pick-up place unless another one is switched on.
 */
export function CarSearchForm({ criteria }: CarSearchFormProps) {
  const text = useText(CAR_SEARCH)
  const t = useText('shell')
  const { agency, today, language } = usePage()
  const navigate = useNavigate()
  const start = criteria ?? emptyCarSearch(today, weekStart(localeOf(language, agency)))
  const pickUp = usePlaceEntry({
    name: 'pickup',
    source: carPlaces,
    text: criteria?.pickUp.name ?? '',
    place: placeOf(criteria?.pickUp),
    required: text('car.pickUpRequired'),
  })
  const dropOff = usePlaceEntry({
    name: 'return',
    source: carPlaces,
    text: criteria?.dropOff?.name ?? '',
    place: placeOf(criteria?.dropOff),
    required: text('car.dropOffRequired'),
  })
  const [isElsewhere, setIsElsewhere] = useState(criteria?.dropOff != null)
  const [times, setTimes] = useState({ pickUpAt: start.pickUpAt, dropOffAt: start.dropOffAt })
  const [driverAge, setDriverAge] = useState(start.driverAge)
  const [residence, setResidence] = useState(start.residence)
  const [isChecked, setIsChecked] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setIsChecked(true)
    setIsLeaving(true)
    const from = await pickUp.resolve(form)
    const to = from && isElsewhere ? await dropOff.resolve(form) : null
    setIsLeaving(false)
    if (!from || (isElsewhere && !to) || !areRentalTimes(times)) return
    const search = { pickUp: namedPlace(from), dropOff: to && namedPlace(to), ...times, driverAge, residence }
    await navigate(carSearchHref(search))
  }

  return (
    <div className="search-form search-form-cars">
      <form ref={leaveChecksToUs} action="/booknow/cars/search" onSubmit={(event) => void submit(event)}>
        <div data-places={isElsewhere ? 2 : 1}>
          <PlaceField label={text('car.pickUp')} entry={pickUp} />
          {isElsewhere && <PlaceField label={text('car.dropOff')} entry={dropOff} />}
        </div>
        <RentalTimes value={times} onChange={setTimes} isChecked={isChecked} />
        <Checkbox
          label={text('car.elsewhere')}
          checked={isElsewhere}
          onChange={({ target }) => setIsElsewhere(target.checked)}
        />
        <DriverCells age={driverAge} residence={residence} onAge={setDriverAge} onResidence={setResidence} />
        <Button type="submit" size="large" busy={isLeaving}>
          <Icon name="search" />
          {t('search.submit')}
        </Button>
      </form>
    </div>
  )
}

function placeOf(place: CarSearchCriteria['dropOff'] | undefined): ChosenPlace | null {
  return place ? { label: place.name, latitude: place.latitude, longitude: place.longitude } : null
}

function namedPlace({ label, latitude, longitude }: ChosenPlace) {
  return { name: label, latitude, longitude }
}
