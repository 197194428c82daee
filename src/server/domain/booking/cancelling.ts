import type { Booking, BookingItem } from './booking.ts'
import type { AgreedPenalty } from './cancellation-seal.ts'

/** A request for a cancellation, which its task and its answer are about and no other. */
export interface Cancelling {
  booking: Booking
  item: BookingItem
  agreed: AgreedPenalty
  actor: string
  /** Of the request. */
  request: string
  /** The supplier's change for whose sake it is cancelled for nothing, as long as nobody has answered it. */
  changeId?: string
}
