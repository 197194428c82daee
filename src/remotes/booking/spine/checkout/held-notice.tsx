import { Alert } from '../../../../ui/alert.tsx'
import type { EarlierBooking } from './use-earlier-booking.ts'
import { useEarlierWords } from './use-earlier-words.tsx'

/** Says what became of the rooms that this tab holds or has booked already, and leads on to them; a wait ends in words, never in silence. */
export function HeldNotice({ earlier }: { earlier: EarlierBooking }) {
  const words = useEarlierWords(earlier)
  if (words === null) return null
  const { tone, title, hint, action } = words
  return (
    <Alert className="mb-6" tone={tone} title={title} action={action}>
      {hint}
    </Alert>
  )
}
