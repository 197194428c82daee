import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { hotelPlaces } from '../../api/suggest.ts'
import { emptyHotelSearch, type HotelSearchCriteria, hotelSearchHref } from '../../tenant/hotel-search.ts'
import { localeOf } from '../../tenant/language.ts'
import { weekStart } from '../../tenant/week-start.ts'
import { Button } from '../../ui/button.tsx'
import type { GuestsValue } from '../../ui/guests-panel.tsx'
import { Icon } from '../../ui/icon.tsx'
import { usePage } from '../page.tsx'
import { leaveChecksToUs } from '../search/leave-checks-to-us.ts'
import { PlaceField, usePlaceEntry } from '../search/place-field.tsx'
import { useText } from '../text.ts'
import { StayFields } from './stay-fields.tsx'

interface HotelSearchFormProps {
  /** Initial search; null for an empty one. */
  criteria: HotelSearchCriteria | null
  /** A destination that was typed before and matched no place. */
  typed?: string
}

/**
 * Destination, dates and guests of a hotel search; leads to the results page with all of them in the address. Before
 * its code has loaded it is a plain form to the same page.
 */
export function HotelSearchForm({ criteria, typed = '' }: HotelSearchFormProps) {
  const t = useText('shell')
  const { agency, today, language } = usePage()
  const navigate = useNavigate()
  const firstDayOfWeek = weekStart(localeOf(language, agency))
  const start = criteria ?? emptyHotelSearch(today, firstDayOfWeek)
  const destination = usePlaceEntry({
    name: 'destination',
    source: hotelPlaces,
    text: criteria?.destination ?? typed,
    place: criteria && { ...criteria, label: criteria.destination },
    required: t('search.destinationRequired'),
  })
  const [stay, setStay] = useState({ start: start.start, end: start.end })
  const [guests, setGuests] = useState<GuestsValue>({
    rooms: start.rooms,
    adults: start.adults,
    childAges: start.childAges,
  })
  const [isLeaving, setIsLeaving] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setIsLeaving(true)
    const place = await destination.resolve(event.currentTarget)
    setIsLeaving(false)
    if (!place) return
    const { label, latitude, longitude } = place
    await navigate(hotelSearchHref({ destination: label, latitude, longitude, ...stay, ...guests }))
  }

  return (
    <div className="search-form">
      <form ref={leaveChecksToUs} action="/booknow/hotels/search" onSubmit={(event) => void submit(event)}>
        <PlaceField label={t('search.destination')} entry={destination} />
        <StayFields value={{ ...stay, ...guests }} onStay={setStay} onGuests={setGuests} />
        <Button type="submit" size="large" busy={isLeaving}>
          <Icon name="search" />
          {t('search.submit')}
        </Button>
      </form>
    </div>
  )
}
