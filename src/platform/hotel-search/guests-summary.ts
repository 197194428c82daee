import type { GuestsValue } from '../../ui/guests-panel.tsx'
import { useText } from '../text.ts'

/** Summarises guests and rooms: `2 adults · 1 child · 1 room`. */
export function useGuestsSummary(): (guests: GuestsValue) => string {
  const t = useText('shell')
  return ({ rooms, adults, childAges }) =>
    [
      t('search.adultsCount', { count: adults }),
      ...(childAges.length > 0 ? [t('search.childrenCount', { count: childAges.length })] : []),
      t('search.roomsCount', { count: rooms }),
    ].join(' · ')
}
