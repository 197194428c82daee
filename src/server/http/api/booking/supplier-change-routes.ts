import { acceptChange } from '../../../domain/booking/accept-change.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import type { BookingRecords } from '../../../domain/booking/booking-records.ts'
import { cancelForChange } from '../../../domain/booking/cancel-for-change.ts'
import { isRequestedBy } from '../../../domain/booking/cancellation-outcome.ts'
import { supplierBookingProblem } from '../../../domain/booking/supplier-booking-problem.ts'
import type { StoredSupplierChange } from '../../../domain/booking/supplier-change-repository.ts'
import { IllegalStep } from '../../../domain/payments/illegal-step.ts'
import type { ChangeAnswer } from '../../../domain/suppliers/supplier-change.ts'
import { SupplierRefusal } from '../../../domain/suppliers/supplier-refusal.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Routes } from '../../request-context/route.ts'
import { answerOnce } from './answer-once.ts'
import { changeableBooking } from './booking-access.ts'
import { bookingAnswer } from './booking-answer.ts'

/** Makes the route by which travellers answer a supplier's change. Source: decision 0025. */
export function supplierChangeRoutes(
  dependencies: BookingDependencies,
): Pick<Routes, 'answerSupplierChange'> {
  const { ofAgency, clock, hash } = dependencies

  function requireOpen(change: StoredSupplierChange, answer: ChangeAnswer): void {
    if (change.state !== 'open') throw answered()
    if (change.respondBy <= clock()) throw tooLate()
    if (!change.snapshot.answers.includes(answer)) throw notOffered(answer)
  }

  return {
    async answerSupplierChange(call) {
      const booking = await changeableBooking(call, call.path.reference, dependencies)
      const repositories = ofAgency(call.agency.id)
      const { answer } = call.body
      const actor = call.signedIn?.userId ?? 'guest'
      const caller = hash(call.signedIn?.userId ?? call.request.headers.get('x-session-id') ?? '')
      await answerOnce(call, 'answerSupplierChange', {
        repositories,
        caller,
        work: async ({ subject: request }, finish, begins) => {
          const done = (records: BookingRecords) => finish(records, {})
          const change = await repositories.supplierChanges.find(call.path.id)
          if (change?.bookingId !== booking.id) throw unknownChange()
          const { items = [] } = (await repositories.bookings.find(booking.id)) ?? {}
          const item = items.find(({ id }) => id === change.itemId)
          // The answer that was given before, by the call that took this request over.
          if (isAnsweredSo(change, answer) || (item && isRequestedBy(item, request))) {
            await repositories.transaction(done)
            return {}
          }
          requireOpen(change, answer)
          if (answer === 'accept') {
            await repositories.transaction(async (records) => {
              if (!(await acceptChange(change, actor, dependencies, records))) throw answered()
              await done(records)
            })
            return {}
          }
          // The request stays stored; a call that takes it over finds it by its id.
          begins(async () => {})
          await cancelForChange(change, { actor, request }, call.agency, dependencies, done)
          return {}
        },
      }).catch((error: unknown) => {
        throw notAnswered(error)
      })
      const now = await repositories.bookings.find(booking.id)
      return { data: await bookingAnswer(call, now ?? booking, dependencies) }
    },
  }
}

function isAnsweredSo({ state }: StoredSupplierChange, answer: ChangeAnswer): boolean {
  return state === (answer === 'accept' ? 'accepted' : 'declined')
}

/** Turns a supplier's failure into an answer; other errors stay as they are. */
function notAnswered(error: unknown): unknown {
  if (error instanceof IllegalStep) return underWay()
  if (!(error instanceof SupplierRefusal)) return error
  return error.code === 'price_changed' ? tooLate() : supplierBookingProblem(error)
}

function unknownChange(): Problem {
  return new Problem({ code: 'not_found', detail: 'This booking has no supplier change with this id.' })
}

function answered(): Problem {
  return new Problem({
    code: 'conflict',
    detail: 'This change has already been answered. Check the current state of the booking.',
  })
}

function tooLate(): Problem {
  return new Problem({
    code: 'conflict',
    detail:
      'The time to answer this change is over. Nothing was changed or cancelled; look at the booking once more.',
  })
}

function underWay(): Problem {
  return new Problem({
    code: 'conflict',
    detail:
      'This item is cancelled or being cancelled, so its change can no longer be answered. Reload the booking to see its state.',
  })
}

function notOffered(answer: ChangeAnswer): Problem {
  return new Problem({
    code: 'conflict',
    detail: `The supplier does not offer the answer "${answer}" to its change.`,
  })
}
