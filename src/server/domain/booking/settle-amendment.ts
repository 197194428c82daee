import { withinMilliseconds } from '../../kernel/dates/within-milliseconds.ts'
import { IllegalStep } from '../payments/illegal-step.ts'
import { itemSupplier } from '../products/spine/item-supplier.ts'
import type { AmendRequest } from '../suppliers/supplier-amendment.ts'
import { SupplierRefusal } from '../suppliers/supplier-refusal.ts'
import type { AmendmentDependencies, NamedAmendment, SupplierAnswer } from './amendment-dependencies.ts'
import type { Amendment } from './amendment-repository.ts'
import type { Booking, BookingItem } from './booking.ts'
import { isAsQuoted, partyOfItem } from './booking-snapshot.ts'
import { bookingTravellers } from './booking-travellers.ts'
import { isPaid } from './entry-payments.ts'
import type { Payment } from './payment-repository.ts'
import { endUnpaid, failAmendment, markInDoubt, storeAmended } from './store-amendment.ts'
import { syncPayment } from './sync-payments.ts'

/** Seconds after which the result is requested from an unanswered supplier: no answer can still be on its way. */
const ASK_AFTER = 60
/** Milliseconds that the caller waits for a supplier's answer. */
const TIMEOUT_MS = 25_000

/**
 * Settles an accepted amendment as far as possible: once its payment is authorised, asks the supplier to apply it,
 * once, however many requests there are. Stores the result with its money; without an answer it is in doubt and a
 * task asks. Source: decision 0025.
 */
export async function settleAmendment(
  amendmentId: string,
  dependencies: AmendmentDependencies,
): Promise<void> {
  const amendment = await dependencies.repositories.amendments.find(amendmentId)
  if (amendment?.state !== 'accepted') return
  if (amendment.snapshot.due > 0) {
    const payment = await followedPayment(amendment, dependencies)
    if (payment === null || payment.state === 'canceled') return endUnpaid(amendment, 'payment', dependencies)
    if (!isPaid(payment)) return
  }
  const begun = await begin(amendment, dependencies)
  if (begun === null) return
  const answer = await answerInTime(begun, dependencies)
  await (answer === null
    ? markInDoubt(amendment, dependencies)
    : storeAmended(amendment, answer, dependencies))
}

/** The payment of an amendment with its current state at the gateway; null if there is none. */
export async function followedPayment(
  { id, bookingId }: Pick<Amendment, 'id' | 'bookingId'>,
  { agency, repositories, gatewayOf }: AmendmentDependencies,
): Promise<Payment | null> {
  const isIts = ({ amendmentId }: Payment) => amendmentId === id
  const known = (await repositories.payments.ofBooking(bookingId)).findLast(isIts)
  if (known === undefined) return null
  const { gateway } = await gatewayOf(agency, known.gateway === 'stripe' ? 'stripe' : 'sandbox')
  return syncPayment(known, { repositories, gateway })
}

interface BegunAmendment {
  amendment: Amendment
  booking: Booking
  item: BookingItem
}

/**
 * One of two concurrent calls begins. An item that was cancelled or changed by its supplier in the meantime is not
 * changed.
 */
async function begin(
  amendment: Amendment,
  dependencies: AmendmentDependencies,
): Promise<BegunAmendment | null> {
  const { id: amendmentId, bookingId, itemId } = amendment
  try {
    return await dependencies.repositories.transaction(async (records) => {
      const booking = await records.bookings.lock(bookingId)
      const item = booking?.items.find(({ id }) => id === itemId)
      if (!booking || item?.state !== 'confirmed' || !isAsQuoted(item, amendment.snapshot.was)) {
        await failAmendment(amendment, item?.state === 'confirmed' ? 'superseded' : 'cancelled', records)
        return null
      }
      await records.amendments.move(amendmentId, { event: 'begin' })
      const payload: NamedAmendment = { bookingId, amendmentId }
      await records.tasks.enqueue({ kind: 'ask-amendment', payload, due: { inSeconds: ASK_AFTER } })
      return { amendment, booking, item }
    })
  } catch (error) {
    if (error instanceof IllegalStep) return null
    throw error
  }
}

/** The supplier's answer; null if it does not answer in time. A later answer is stored too. */
async function answerInTime(
  begun: BegunAmendment,
  dependencies: AmendmentDependencies,
): Promise<SupplierAnswer | null> {
  const answer = requestAnswer(begun, dependencies)
  try {
    return await withinMilliseconds(TIMEOUT_MS, answer)
  } catch {
    void answer
      .then((answer) => (answer === null ? undefined : storeAmended(begun.amendment, answer, dependencies)))
      .catch((error: unknown) =>
        dependencies.log.error(
          { booking: begun.booking.reference, reason: String(error) },
          'a late answer to an amendment was not stored',
        ),
      )
    return null
  }
}

async function requestAnswer(
  { amendment, booking, item }: BegunAmendment,
  dependencies: AmendmentDependencies,
): Promise<SupplierAnswer | null> {
  const { becomes } = amendment.snapshot
  const { net, currency } = becomes.supplierPrice
  const { travellers, answers = [] } = amendment.party ?? partyOfItem(booking, item.id)
  const request: AmendRequest = {
    reference: item.id,
    amendment: amendment.id,
    rateKey: becomes.rateKey,
    expected: { amount: net, currency },
    travellers: bookingTravellers(travellers),
    answers,
  }
  try {
    return await itemSupplier(dependencies.suppliers, item).amend(request)
  } catch (error) {
    if (error instanceof SupplierRefusal) return error
    // The request contained people's names, so only the error's name and message are logged.
    const { name, message } = error instanceof Error ? error : { name: typeof error, message: '' }
    dependencies.log.warn(
      { booking: booking.reference, name, reason: message },
      'a supplier gave no answer to an amendment',
    )
    return null
  }
}
