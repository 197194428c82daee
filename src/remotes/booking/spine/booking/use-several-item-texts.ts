import type { Booking } from '../../../../contract/types.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useMoment } from '../trips/use-moment.ts'
import { waitingTextKey } from './booking-status.ts'

/** Standing of a booking of several items, in words that fit every product; `hint` is null if the items explain it. */
export interface SeveralItemTexts {
  heading: string
  hint: string | null
}

/** Returns the status of a booking of several items as a whole; each item shows its own outcome. */
export function useSeveralItemTexts(booking: Booking, isForClient: boolean): SeveralItemTexts {
  const text = useProductTexts()
  const { at } = useMoment()
  const { state, hold } = booking
  const waiting = waitingTextKey(booking)
  const hint = text('several.askingHint')
  switch (waiting) {
    case 'paying':
    case 'authorised':
      return { heading: text(`confirmation.${waiting}`), hint }
    case 'holdOver':
    case 'holdOverUnpaid':
      return { heading: text(`several.${waiting}`), hint }
  }
  switch (state) {
    case 'confirmed':
    case 'completed':
      return { heading: text(`several.${state}${isForClient ? 'ForClient' : ''}`), hint: null }
    case 'in_doubt':
    case 'pending':
      return { heading: text(`several.${state}`), hint: text('several.waitHint') }
    case 'on_hold':
      return {
        heading: text('several.on_hold'),
        hint: hold ? text('several.on_holdHint', { when: at(hold.expiresAt) }) : null,
      }
    case 'needs_choice':
    case 'partly_confirmed':
      return { heading: text(`confirmation.${state}`), hint: text(`confirmation.${state}Hint`) }
    case 'cancellation_requested':
      return { heading: text('confirmation.cancellation_requested'), hint: null }
    case 'expired':
      return { heading: text('confirmation.expired'), hint: text('trips.noticeHint.expired') }
    case 'released':
      return { heading: text('several.released'), hint: text('trips.noticeHint.released') }
    case 'rejected':
      return { heading: text('several.rejected'), hint: text('several.rejectedHint') }
    case 'cancelled':
      return { heading: text('several.cancelled'), hint: null }
  }
}
