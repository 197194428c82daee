import { Badge } from '../../../../ui/badge.tsx'
import { useWords } from '../words/use-words.ts'
import { type Standing, standingOf } from './standing.ts'

const tones = {
  needs_choice: 'warning',
  on_hold: 'warning',
  in_doubt: 'warning',
  paying: 'warning',
  authorised: 'warning',
  hold_over: 'warning',
  pending: 'warning',
  partly_confirmed: 'warning',
  confirmed: 'success',
  completed: 'neutral',
  rejected: 'destructive',
  expired: 'neutral',
  released: 'neutral',
  cancellation_requested: 'warning',
  cancelled: 'neutral',
} as const satisfies Readonly<Record<Standing, string>>

/** How a booking stands, in a word. */
export function BookingState({ booking }: { booking: Parameters<typeof standingOf>[0] }) {
  return <StateBadge state={standingOf(booking)} />
}

/** How a booking or an item of it stands, in a word. */
export function StateBadge({ state }: { state: Standing }) {
  const text = useWords()
  return <Badge tone={tones[state]}>{text(`bookingState.${state}`)}</Badge>
}
