import type { Party } from '../../../contract/types.ts'
import { IllegalStep } from '../payments/illegal-step.ts'
import type { GatewayPayment } from '../payments/payment-gateway.ts'
import type { Amendment } from './amendment-repository.ts'
import type { Booking } from './booking.ts'
import type { BookingRecords } from './booking-records.ts'

/** What a change is paid by, as its gateway began it. */
export interface BegunPayment {
  readonly id: string
  /** The gateway's name. */
  readonly gateway: string
  readonly intent: GatewayPayment
}

interface Acceptance {
  readonly party: Party | null
  /** Null where nothing is due. */
  readonly begun: BegunPayment | null
  /** The id of a person, or `guest`. */
  readonly actor: string
  /** Whether an agent or owner accepts it for the traveller. */
  readonly isForTraveller: boolean
}

/**
 * Stores in the transaction that holds the booking that a change was accepted, with the payment that was begun and with the end of its
 * time. Where an agent or owner accepted it for the traveller, a mail brings them the link to pay. Throws `IllegalStep` where it was decided before, and where
 * its quote is no longer kept.
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
