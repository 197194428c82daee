import { type FormEvent, useState } from 'react'
import type { Suggestion } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { DateRange, type DateRangeValue } from '../../ui/date-range.tsx'
import { Guests, type GuestsValue } from '../../ui/guests.tsx'
import { Icon } from '../../ui/icon.tsx'

interface HotelSearchValues extends DateRangeValue, GuestsValue {
  /** Chosen from the suggestions, or the first of them when the visitor only typed. */
  destination: Suggestion
}

interface HotelSearchFormProps {
  t: Text
  /** Suggestions for what is typed. */
  suggestions: readonly Suggestion[]
  /** Said when there are none, e.g. that they could not be fetched. */
  message?: string | undefined
  onType: (text: string) => void
  /** Dates the form starts with, YYYY-MM-DD. */
  initial: DateRangeValue
  /** Earliest check-in, YYYY-MM-DD. */
  today: string
  onSearch: (values: HotelSearchValues) => void
}

/** Destination, dates and guests of a hotel search. Defaults: 1 room, 2 adults (spec §9). */
export function HotelSearchForm({
  t,
  suggestions,
  message,
  onType,
  initial,
  today,
  onSearch,
}: HotelSearchFormProps) {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<Suggestion | null>(null)
  const [dates, setDates] = useState(initial)
  const [guests, setGuests] = useState<GuestsValue>({ rooms: 1, adults: 2, childAges: [] })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const destination = chosen ?? suggestions[0]
    if (destination) onSearch({ destination, ...dates, ...guests })
  }
  return (
    <form onSubmit={submit} className="grid gap-3 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1.3fr_auto]">
      <Combobox
        label={t('search.destination')}
        placeholder={t('search.destinationHint')}
        required
        text={text}
        onText={(next) => {
          setText(next)
          setChosen(null)
          onType(next)
        }}
        options={suggestions.map(
          (entry) => ({ ...entry, icon: entry.type === 'airport' ? 'flights' : 'place' }) as const,
        )}
        onChoose={(option) => {
          setText(option.label)
          setChosen(suggestions.find((entry) => entry.id === option.id) ?? null)
        }}
        message={text === '' ? undefined : message}
        className="sm:col-span-2 lg:col-span-1"
      />
      <DateRange
        startLabel={t('search.checkIn')}
        endLabel={t('search.checkOut')}
        value={dates}
        onChange={setDates}
        min={today}
      />
      <Guests
        value={guests}
        onChange={setGuests}
        texts={guestTexts(t, guests)}
        className="sm:max-lg:col-span-2"
      />
      <Button type="submit" size="large" className="min-h-14 sm:max-lg:col-span-2 lg:min-h-16">
        <Icon name="search" />
        {t('search.submit')}
      </Button>
    </form>
  )
}

function guestTexts(t: Text, { rooms, adults, childAges }: GuestsValue) {
  const summary = [
    t('search.adultsCount', { count: adults }),
    ...(childAges.length > 0 ? [t('search.childrenCount', { count: childAges.length })] : []),
    t('search.roomsCount', { count: rooms }),
  ].join(' · ')
  return {
    label: t('search.guests'),
    summary,
    rooms: t('search.rooms'),
    adults: t('search.adults'),
    children: t('search.children'),
    childrenHint: t('search.childrenHint'),
    fewer: (what: string) => t('search.fewer', { what }),
    more: (what: string) => t('search.more', { what }),
    childAge: (number: number) => t('search.childAge', { number }),
    done: t('search.done'),
  }
}
