import { useNavigate, usePage, useText } from '@livery/platform'
import { type FormEvent, useState } from 'react'
import { emptyHotelSearch, type HotelSearchCriteria, hotelSearchHref } from '../../../tenant/hotel-search.ts'
import { Button } from '../../../ui/button.tsx'
import { Combobox } from '../../../ui/combobox.tsx'
import { DateRange } from '../../../ui/date-range.tsx'
import { Guests, type GuestsValue } from '../../../ui/guests.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useDestination } from './use-destination.ts'

/** Where, when and who; leads to the results page, whose address carries the whole search. */
export function HotelSearchForm({ criteria }: { criteria: HotelSearchCriteria | null }) {
  const text = useText('booking')
  const { today } = usePage()
  const navigate = useNavigate()
  const start = criteria ?? emptyHotelSearch(today)
  const destination = useDestination(criteria && { ...criteria, label: criteria.destination })
  const [stay, setStay] = useState({ start: start.start, end: start.end })
  const [guests, setGuests] = useState<GuestsValue>(start)
  const [isAskedTooSoon, setIsAskedTooSoon] = useState(false)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Who typed a place and pressed Search means the first suggestion.
    const place = destination.place ?? destination.suggestions[0]
    setIsAskedTooSoon(!place)
    if (!place) return
    const { label, latitude, longitude } = place
    void navigate(hotelSearchHref({ destination: label, latitude, longitude, ...stay, ...guests }))
  }

  return (
    <form
      onSubmit={submit}
      className="grid gap-3 rounded-xl border border-border bg-card p-3 shadow-card sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr_1.4fr_auto]"
    >
      <Combobox
        className="sm:col-span-2 lg:col-span-1"
        label={text('search.destination')}
        placeholder={text('search.destinationHint')}
        text={destination.text}
        onText={destination.setText}
        options={destination.suggestions.map((place) => ({
          ...place,
          label: place.name,
          detail: place.label,
          icon: place.type === 'airport' ? 'flights' : 'place',
        }))}
        onChoose={({ id }) => {
          const chosen = destination.suggestions.find((place) => place.id === id)
          if (chosen) destination.choose(chosen)
        }}
        message={messageOf(destination, isAskedTooSoon, text)}
        required
      />
      <DateRange
        startLabel={text('search.checkIn')}
        endLabel={text('search.checkOut')}
        value={stay}
        onChange={setStay}
        min={today}
      />
      <Guests
        className="sm:col-span-2 lg:col-span-1"
        value={guests}
        onChange={setGuests}
        texts={{
          label: text('search.guests'),
          summary: [
            text('search.roomsCount', { count: guests.rooms }),
            text('search.guestsCount', { count: guests.adults + guests.childAges.length }),
          ].join(', '),
          rooms: text('search.rooms'),
          adults: text('search.adults'),
          children: text('search.children'),
          childrenHint: text('search.childrenHint'),
          fewer: (what) => text('search.fewer', { what }),
          more: (what) => text('search.more', { what }),
          childAge: (number) => text('search.childAge', { number }),
          done: text('search.done'),
        }}
      />
      <Button type="submit" size="large" className="sm:col-span-2 lg:col-span-1">
        <Icon name="search" />
        {text('search.submit')}
      </Button>
    </form>
  )
}

function messageOf(
  { suggestions, isSearching, hasFailed, text, place }: ReturnType<typeof useDestination>,
  isAskedTooSoon: boolean,
  t: ReturnType<typeof useText>,
): string | undefined {
  // Spec §5: suggestions that fail to load fall back to this sentence.
  if (hasFailed) return t('search.failed')
  if (suggestions.length > 0 || place) return undefined
  if (isSearching) return t('search.searching')
  if (text.trim().length > 1) return t('search.nothingFound')
  return isAskedTooSoon ? t('search.destinationRequired') : undefined
}
