import { Guests } from '../../ui/guests.tsx'
import type { GuestsValue } from '../../ui/guests-panel.tsx'
import { useText } from '../text.ts'
import { useGuestsSummary } from './guests-summary.ts'

interface SearchGuestsProps {
  value: GuestsValue
  onChange: (value: GuestsValue) => void
  className: string
}

/** The rooms and guests of a hotel search, in the shell's words. */
export function SearchGuests({ value, onChange, className }: SearchGuestsProps) {
  const t = useText('shell')
  const summaryOf = useGuestsSummary()
  return (
    <Guests
      value={value}
      onChange={onChange}
      className={className}
      texts={{
        label: t('search.guests'),
        summary: summaryOf(value),
        rooms: t('search.rooms'),
        adults: t('search.adults'),
        children: t('search.children'),
        childrenHint: t('search.childrenHint'),
        fewer: (what) => t('search.fewer', { what }),
        more: (what) => t('search.more', { what }),
        childAge: (number) => t('search.childAge', { number }),
        done: t('search.done'),
      }}
    />
  )
}
