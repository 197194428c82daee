import type { Booking, BookingItem } from './booking.ts'
import type { AgreedPenalty } from './cancellation-seal.ts'

/** A request for a cancellation, which its task and its answer refer to. */
export interface CancellationRequest {
  booking: Booking
  item: BookingItem
  agreed: AgreedPenalty
  actor: string
  /** Id of the request. */
  request: string
  /** The open supplier change because of which it is cancelled without a fee. */
  changeId?: string
}
