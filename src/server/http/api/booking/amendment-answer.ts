import type { OperationId } from '../../../../contract/operations.gen.ts'
import type { Amendment as Answer, ItemSubject } from '../../../../contract/types.ts'
import type { Amendment } from '../../../domain/booking/amendment-repository.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import type { Payment } from '../../../domain/booking/payment-repository.ts'
import { kindOf } from '../../../domain/products/spine/product-kind.ts'
import type { QuotedItem } from '../../../domain/products/spine/quoted-item.ts'
import type { Call } from '../../request-context/route.ts'
import { type PaymentViewer, paymentAnswer } from './payment-answer.ts'

type AmendmentLook = Omit<PaymentViewer, 'parts'> & {
  /** The traveller was sent a mail that asks for the payment. */
  isAskedByMail?: boolean
  dependencies: Pick<BookingDependencies, 'gatewayOf' | 'kinds'>
}

/** Returns a requested amendment with its payment as the contract has it, for one viewer. */
export async function amendmentAnswer(
  call: Pick<Call<OperationId>, 'agency'>,
  { id, state, snapshot, reason, createdAt, expiresAt, secondsLeft }: Amendment,
  payment: Payment | null,
  viewer: AmendmentLook,
): Promise<Answer> {
  const { kinds } = viewer.dependencies
  const { was, becomes, staying, due, refund } = snapshot
  const kind = kindOf(becomes, kinds)
  const questions = kind.questionsOf(becomes.subject)
  const { currency } = becomes.price
  const money = (amount: number) => ({ amount, currency: currency as Answer['due']['currency'] })
  const isOpen = state === 'proposed' || state === 'accepted'
  // Each product kind adds its own part of the contract.
  const shown = ({ subject, policy }: QuotedItem) => kind.shown(subject, policy) as ItemSubject
  return {
    id,
    state,
    createdAt: createdAt.toISOString(),
    was: shown(was),
    becomes: shown(becomes),
    ...(isOpen && { expiresAt: expiresAt.toISOString(), secondsLeft }),
    wasTotal: money(was.price.total),
    becomesTotal: money(becomes.price.total),
    due: money(due),
    refund: money(refund),
    requirements: kind.partyOf(becomes.requirements, becomes.subject),
    ...(staying && { staying: [...staying] }),
    ...(questions.length > 0 && { questions }),
    ...(state === 'accepted' &&
      payment && { payment: await paymentAnswer(call, payment, money(due), viewer) }),
    ...((state === 'accepted' || state === 'failed') && viewer.isAskedByMail && { isAskedByMail: true }),
    ...(reason !== null && { reason: reason as NonNullable<Answer['reason']> }),
  }
}
