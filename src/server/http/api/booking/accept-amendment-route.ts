import type { Party } from '../../../../contract/types.ts'
import { acceptAmendment, type BegunPayment } from '../../../domain/booking/accept-amendment.ts'
import { amendedParty } from '../../../domain/booking/amended-party.ts'
import type { Amendment } from '../../../domain/booking/amendment-repository.ts'
import type { Booking } from '../../../domain/booking/booking.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import { bookingGateway } from '../../../domain/booking/booking-gateway.ts'
import type { BookingRecords } from '../../../domain/booking/booking-records.ts'
import { isAsQuoted, partyOfItem } from '../../../domain/booking/booking-snapshot.ts'
import { gatewayProblem, paymentsUnavailable } from '../../../domain/booking/payment-problem.ts'
import { requestedParty } from '../../../domain/booking/requested-party.ts'
import { settleAmendment } from '../../../domain/booking/settle-amendment.ts'
import { IllegalStep } from '../../../domain/payments/illegal-step.ts'
import type { GatewayPayment } from '../../../domain/payments/payment-gateway.ts'
import { refuseCardNumbers } from '../../../domain/payments/refuse-card-numbers.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Call, Route } from '../../request-context/route.ts'
import { answerOnce } from './answer-once.ts'
import { changeableBooking, holds } from './booking-access.ts'
import { bookingAnswer } from './booking-answer.ts'
import { requireQuota } from './require-quota.ts'
import { actionRefused, itemsFor } from './target-item.ts'
import { unknownAmendment } from './unknown-amendment.ts'

type AcceptCall = Call<'acceptAmendment'>

/**
 * Makes the route that accepts a quoted amendment. If an amount is due, it begins the payment, and the amendment is
 * applied after the authorisation; otherwise it is applied at once.
 */
export function acceptAmendmentRoute(dependencies: BookingDependencies): Route<'acceptAmendment'> {
  const { ofAgency, suppliers, clock, log, gatewayOf, hash, kinds } = dependencies

  return async (call) => {
    refuseCardNumbers(call.body)
    const booking = await changeableBooking(call, call.path.reference, dependencies)
    const repositories = ofAgency(call.agency.id)
    const actor = call.signedIn?.userId ?? 'guest'
    const isForTraveller = !holds(call, booking, dependencies)
    const caller = hash(call.signedIn?.userId ?? call.request.headers.get('x-session-id') ?? '')
    await answerOnce(call, 'acceptAmendment', {
      repositories,
      caller,
      work: async ({ subject, attempts }, finish, begins) => {
        const amendment = await acceptable(call, booking)
        const party = checkedParty(call, booking, amendment)
        const { due } = amendment.snapshot
        if (due > 0 && attempts === 1) await requireQuota(call, 'payment', dependencies)
        const begun = due === 0 ? null : await begin(call, booking, amendment, subject, begins)
        await repositories
          .transaction(async (records) => {
            await records.bookings.lock(booking.id)
            // Read again: the booking may have been cancelled, or another amendment accepted.
            const held = await records.bookings.find(booking.id)
            if (held === null) throw unknownAmendment()
            await requireChangeable(held, amendment, records)
            await acceptAmendment(booking, amendment, { party, begun, actor, isForTraveller }, records)
            await finish(records, {})
          })
          .catch((error: unknown) => {
            throw error instanceof IllegalStep ? alreadyAnswered() : error
          })
        return {}
      },
    })
    const settling = { agency: call.agency, repositories, suppliers, clock, log, gatewayOf }
    const accepted = await repositories.amendments.find(call.path.id)
    if (accepted?.state === 'accepted' && accepted.snapshot.due === 0)
      await settleAmendment(accepted.id, settling)
    const now = await repositories.bookings.find(booking.id)
    return { data: await bookingAnswer(call, now ?? booking, dependencies) }
  }

  async function acceptable(call: AcceptCall, booking: Booking): Promise<Amendment> {
    const repositories = ofAgency(call.agency.id)
    const amendment = await repositories.amendments.find(call.path.id)
    if (amendment?.bookingId !== booking.id) throw unknownAmendment()
    if (amendment.state !== 'proposed') throw alreadyAnswered()
    if (amendment.secondsLeft === 0) throw lapsed()
    await requireChangeable(booking, amendment, repositories)
    return amendment
  }

  /** Throws 409 if the item no longer lists changes, or has changed since the amendment was quoted. */
  async function requireChangeable(
    booking: Booking,
    { itemId, snapshot }: Amendment,
    records: Pick<BookingRecords, 'amendments' | 'supplierChanges'>,
  ): Promise<void> {
    const items = await itemsFor('change', booking, records, dependencies)
    const item = items.find(({ id }) => id === itemId)
    if (item === undefined) throw actionRefused('change')
    if (!isAsQuoted(item, snapshot.was)) throw overtaken()
  }

  /** The item's new party, or null if it does not change. Throws 422 with each field that is missing or surplus. */
  function checkedParty(call: AcceptCall, booking: Booking, { itemId, snapshot }: Amendment): Party | null {
    const wanted = requestedParty(snapshot.becomes, kinds, clock())
    const before = partyOfItem(booking, itemId)
    const { party, errors } = amendedParty(wanted, before, call.body.party, 'party', snapshot.staying)
    rejectInvalid('body', errors)
    return party === before ? null : party
  }

  async function begin(
    call: AcceptCall,
    booking: Booking,
    { snapshot: { due } }: Amendment,
    subject: string,
    begins: (undo: () => Promise<unknown>) => void,
  ): Promise<BegunPayment> {
    const gateway =
      (await bookingGateway(call.agency, booking, dependencies)) ?? (await gatewayOf(call.agency)).gateway
    if (gateway === null) throw paymentsUnavailable()
    let intent: GatewayPayment | null = null
    // After a lost answer, the gateway recognises the payment by its key.
    begins(async () => {
      if (intent === null) return
      await gateway.void({ gatewayReference: intent.gatewayReference, idempotencyKey: `${subject}-void` })
    })
    try {
      intent = await gateway.createIntent({
        reference: booking.id,
        amount: { amount: due, currency: booking.currency },
        description: booking.reference,
        idempotencyKey: subject,
      })
      return { id: subject, gateway: gateway.name, intent }
    } catch (error) {
      throw gatewayProblem(error)
    }
  }
}

function alreadyAnswered(): Problem {
  return new Problem({
    code: 'conflict',
    detail: 'This change has already been accepted or has ended. Check the current state of the booking.',
    extra: { reason: 'answered' },
  })
}

function overtaken(): Problem {
  return new Problem({
    code: 'conflict',
    detail: 'The booking has changed since this quote. Nothing was done; get an updated quote.',
    extra: { reason: 'overtaken' },
  })
}

function lapsed(): Problem {
  return new Problem({
    code: 'quote_expired',
    detail: 'The quote for this change has expired. Nothing was changed; get an updated quote.',
  })
}
