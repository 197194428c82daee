import type { Party } from '../../../contract/types.ts'
import { IllegalStep } from '../payments/illegal-step.ts'
import type { GatewayPayment } from '../payments/payment-gateway.ts'
import type { Amendment } from './amendment-repository.ts'
import type { Booking } from './booking.ts'
import type { BookingRecords } from './booking-records.ts'

/** The payment for a change, as its gateway began it. */
export interface BegunPayment {
  readonly id: string
  readonly gateway: string
  readonly intent: GatewayPayment
}

interface Acceptance {
  readonly party: Party | null
  /** Null if nothing is due. */
  readonly begun: BegunPayment | null
  /** The id of a person, or `guest`. */
  readonly actor: string
  /** Whether an agent or owner accepts the change on the traveller's behalf. */
  readonly isForTraveller: boolean
}

/**
 * Stores an accepted change, its payment and its deadline. Runs in the transaction that holds the booking. If an
 * agent or owner accepted it, a mail sends the traveller the link to pay. Throws `IllegalStep` if the change was
 * already decided or its quote no longer exists.
 */
export async function acceptAmendment(
  { id: bookingId }: Pick<Booking, 'id'>,
  { id: amendmentId, secondsLeft: inSeconds }: Amendment,
  { party, begun, actor, isForTraveller }: Acceptance,
  { amendments, payments, tasks }: BookingRecords,
): Promise<void> {
  const accepted = await amendments.move(amendmentId, { event: 'accept', party, isForTraveller })
  if (accepted === null) throw new IllegalStep('amendment', 'forgotten', 'accept')
  if (begun !== null) {
    const { id, gateway, intent } = begun
    await payments.create({ id, bookingId, amendmentId, gateway, actor, ...intent.amount })
    await payments.attach(id, intent.gatewayReference)
    if (isForTraveller)
      await tasks.enqueue({ kind: 'mail', payload: { bookingId, what: 'amendmentDue', amendmentId } })
  }
  await tasks.enqueue({ kind: 'amendment-over', payload: { bookingId, amendmentId }, due: { inSeconds } })
}
