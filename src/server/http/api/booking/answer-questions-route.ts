import { type Json, sameJson } from '../../../../tenant/settings/json.ts'
import { answerErrors } from '../../../domain/booking/answer-errors.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import { partyOfItem } from '../../../domain/booking/booking-snapshot.ts'
import { bookingTravellers } from '../../../domain/booking/booking-travellers.ts'
import { laterQuestions } from '../../../domain/booking/later-questions.ts'
import { answersAfter, storeAnswers } from '../../../domain/booking/store-answers.ts'
import { IllegalStep } from '../../../domain/payments/illegal-step.ts'
import { refuseCardNumbers } from '../../../domain/payments/refuse-card-numbers.ts'
import { itemSupplier } from '../../../domain/products/spine/item-supplier.ts'
import { supplierProblem } from '../../../domain/products/spine/supplier-problem.ts'
import { SupplierRefusal } from '../../../domain/suppliers/supplier-refusal.ts'
import { rejectInvalid } from '../../../kernel/errors/invalid-search.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Routes } from '../../request-context/route.ts'
import { changeableBooking } from './booking-access.ts'
import { bookingAnswer } from './booking-answer.ts'
import { requireQuota } from './require-quota.ts'

/**
 * Makes the route by which travellers answer questions after the booking, such as where to be picked up. The supplier
 * receives the answers first: what it refuses is not stored.
 */
export function answerQuestionsRoute(dependencies: BookingDependencies): Pick<Routes, 'answerQuestions'> {
  const { ofAgency, kinds, suppliers, clock } = dependencies
  return {
    async answerQuestions(call) {
      refuseCardNumbers(call.body)
      const booking = await changeableBooking(call, call.path.reference, dependencies)
      const { itemId, answers: given } = call.body
      const item = booking.items.find(({ id }) => id === itemId)
      if (item === undefined)
        rejectInvalid('body', [{ field: 'itemId', reason: 'must be the id of an item of this booking' }])
      const later = item && laterQuestions(item, { kinds, suppliers, now: clock() })
      if (!item || !later) throw closed()
      rejectInvalid('body', answerErrors(later.questions, given, 'answers'))
      const party = partyOfItem(booking, item.id)
      const codes = later.questions.map(({ code }) => code)
      const answers = answersAfter(party, codes, given)
      const repositories = ofAgency(call.agency.id)
      if (!sameJson(answers as Json, (party.answers ?? []) as Json)) {
        await requireQuota(call, 'answer', dependencies)
        const travellers = bookingTravellers(party.travellers)
        const told = await itemSupplier(suppliers, item)
          .answer?.(item.id, { travellers, answers })
          .catch((error: unknown) => {
            throw error instanceof SupplierRefusal ? refused() : supplierProblem(error)
          })
        if (told !== 'stored') throw refused()
        const actor = call.signedIn?.userId ?? 'guest'
        await repositories
          .transaction((records) => storeAnswers(booking, item.id, { answers, actor }, records))
          .catch((error: unknown) => {
            throw error instanceof IllegalStep ? closed() : error
          })
      }
      const now = await repositories.bookings.find(booking.id)
      return { data: await bookingAnswer(call, now ?? booking, dependencies) }
    },
  }
}

function closed(): Problem {
  return new Problem({
    code: 'conflict',
    detail: 'These answers can no longer be changed here. Call the organiser; the number is on the voucher.',
    extra: { reason: 'too_late' },
  })
}

function refused(): Problem {
  return new Problem({
    code: 'conflict',
    detail:
      'The organiser does not accept these answers. The booking has not changed; choose another answer.',
    extra: { reason: 'refused' },
  })
}
