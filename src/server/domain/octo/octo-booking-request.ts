import { isUuid } from '../../kernel/ids/is-uuid.ts'
import type { FoundBooking, OctoDesk } from './booking-desk.ts'
import { bookingInTurn } from './octo-booking-now.ts'
import { unknownBooking } from './octo-error.ts'
import type { RequestedItems } from './octo-party.ts'
import type { OctoAnswer, OctoContact, OctoPickup, OctoRecord } from './octo-record.ts'
import type { SaveRecord } from './octo-turns.ts'

/** What of a booking a reseller may give. */
export interface OctoBookingRequest {
  readonly uuid?: string
  readonly productId?: string
  readonly optionId?: string
  readonly availabilityId?: string
  readonly expirationMinutes?: number
  readonly notes?: string | null
  readonly resellerReference?: string
  readonly unitItems?: RequestedItems
  readonly contact?: OctoContact
  readonly questionAnswers?: readonly OctoAnswer[]
  readonly pickup?: OctoPickup
  readonly currency: string
}

/** How long a hold lasts unless a reseller says it. */
export const usualMinutes = 30

/** The answers and the pickup of a request, if it has any. */
export function answered({
  questionAnswers,
  pickup,
}: OctoBookingRequest): Pick<OctoRecord, 'questionAnswers' | 'pickup'> {
  return { ...(questionAnswers && { questionAnswers }), ...(pickup && { pickup }) }
}

/** Runs work on a booking as it is now, while no other call changes it. */
export function changing(
  uuid: string,
  desk: OctoDesk,
  work: (found: FoundBooking, save: SaveRecord) => Promise<FoundBooking>,
): Promise<FoundBooking> {
  if (!isUuid(uuid)) throw unknownBooking(uuid)
  return desk.bookings.inTurn(uuid, async (save) => work(await bookingInTurn(uuid, save, desk), save))
}
