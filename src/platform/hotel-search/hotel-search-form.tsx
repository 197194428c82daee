import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '../../api/api-error.ts'
import { emptyHotelSearch, type HotelSearchCriteria, hotelSearchHref } from '../../tenant/hotel-search.ts'
import { localeOf } from '../../tenant/language.ts'
import { weekStart } from '../../tenant/week-start.ts'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import type { GuestsValue } from '../../ui/guests-panel.tsx'
import { Icon } from '../../ui/icon.tsx'
import { usePage } from '../page.tsx'
import { type Text, useText } from '../text.ts'
import { StayFields } from './stay-fields.tsx'
import { type Destination, useDestination } from './use-destination.ts'

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
  const destination = useDestination(
    criteria?.destination ?? typed,
    criteria && { ...criteria, label: criteria.destination },
  )
  const [stay, setStay] = useState({ start: start.start, end: start.end })
  const [guests, setGuests] = useState<GuestsValue>({
    rooms: start.rooms,
    adults: start.adults,
    childAges: start.childAges,
  })
  const [problem, setProblem] = useState<string>()
  const [isLeaving, setIsLeaving] = useState(false)

  const go = ({ label, latitude, longitude }: Destination) =>
    navigate(hotelSearchHref({ destination: label, latitude, longitude, ...stay, ...guests }))

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('destination')
    const refuse = (sentence: string) => {
      setProblem(sentence)
      if (field instanceof HTMLElement) field.focus()
    }
    if (destination.place) return go(destination.place)
    if (destination.text.trim() === '') return refuse(t('search.destinationRequired'))
    // A visitor who types a place and presses Search means the first suggestion, even if it has not arrived yet.
    setIsLeaving(true)
    try {
      const first = await destination.findFirst()
      if (first) await go(first)
      else refuse(t('search.nothingFound'))
    } catch (error) {
      refuse(failureOf(error, t))
    } finally {
      setIsLeaving(false)
    }
  }

  return (
    <div className="search-form">
      <form ref={leaveChecksToUs} action="/booknow/hotels/search" onSubmit={(event) => void submit(event)}>
        <Combobox
          label={t('search.destination')}
          placeholder={t('search.destinationHint')}
          name="destination"
          required
          text={destination.text}
          onText={(text) => {
            destination.setText(text)
            setProblem(undefined)
          }}
          options={destination.suggestions.map((place) => ({
            id: place.id,
            label: place.name,
            detail: place.label,
            icon: place.type === 'airport' ? 'flights' : 'place',
          }))}
          onChoose={({ id }) => {
            const chosen = destination.suggestions.find((place) => place.id === id)
            if (chosen) destination.choose(chosen)
            setProblem(undefined)
          }}
          message={problem ? undefined : messageOf(destination, t)}
          error={problem}
        />
        <StayFields value={{ ...stay, ...guests }} onStay={setStay} onGuests={setGuests} />
        <Button type="submit" size="large" busy={isLeaving}>
          <Icon name="search" />
          {t('search.submit')}
        </Button>
      </form>
    </div>
  )
}

/** Until this runs, the browser validates the date fields that are shown without script. */
function leaveChecksToUs(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true
}

/** Returns the message shown in place of suggestions. */
function messageOf({ state, error }: ReturnType<typeof useDestination>, t: Text): string | undefined {
  if (state === 'idle') return undefined
  if (state === 'failed') return failureOf(error, t)
  return t(state === 'searching' ? 'search.searching' : 'search.nothingFound')
}

/** Spec §8: the server's own sentence, otherwise 'Failed to fetch suggestions'. */
function failureOf(error: unknown, t: Text): string {
  return (error instanceof ApiError && error.ownWords) || t('search.failed')
}
