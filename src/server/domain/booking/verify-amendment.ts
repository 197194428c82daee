import { itemSupplier } from '../products/spine/item-supplier.ts'
import type { AmendmentDependencies, NamedAmendment } from './amendment-dependencies.ts'
import { isWithSupplier } from './amendment-states.ts'
import { isPaid } from './entry-payments.ts'
import { VERIFY_AGAIN_AFTER } from './open-incident-if-lost.ts'
import { followedPayment, settleAmendment } from './settle-amendment.ts'
import { endUnpaid, NO_ANSWER, storeAmended, storeRejected } from './store-amendment.ts'
import { type Finish, nothing, type TaskContext } from './task-context.ts'
import type { ClaimedTask } from './task-repository.ts'

/** After this many questions over some minutes, a supplier that knows no amendment is taken at its word. */
const LAST_QUESTION = 4

/** Returns the dependencies with which a task settles amendments. */
export function amendmentDependencies({
  agency,
  repositories,
  dependencies,
}: TaskContext): AmendmentDependencies {
  const { suppliers, clock, log, gatewayOf } = dependencies
  return { agency, repositories, suppliers, clock, log, gatewayOf }
}

/** Asks a supplier for the result of an unanswered amendment. */
export async function verifyAmendment(
  { amendmentId, bookingId }: NamedAmendment,
  context: TaskContext,
  { attempts }: ClaimedTask,
): Promise<Finish> {
  const found = await amendmentAsked({ amendmentId, bookingId }, context)
  if (found === null || !isWithSupplier(found.amendment.state)) return nothing
  const dependencies = amendmentDependencies(context)
  if (found.answer !== null) {
    await storeAmended(found.amendment, found.answer, dependencies)
    return nothing
  }
  if (attempts < LAST_QUESTION) throw new Error('the supplier has not decided yet')
  await storeRejected(found.amendment, NO_ANSWER, dependencies)
  const due = { inSeconds: VERIFY_AGAIN_AFTER }
  return ({ tasks }) =>
    tasks.enqueue({ kind: 'ask-amendment-again', payload: { amendmentId, bookingId }, due })
}

/** Asks once more, hours after an amendment was taken as refused; opens an incident if it was made all the same. */
export async function verifyAmendmentAgain(named: NamedAmendment, context: TaskContext): Promise<Finish> {
  const found = await amendmentAsked(named, context)
  if (found?.answer?.status !== 'applied') return nothing
  const error = 'The supplier has made a change that counts as refused here: settle it with the supplier.'
  return async ({ tasks }) => {
    await tasks.raise({ kind: 'amended_after_all', payload: { ...named }, error })
  }
}

/** Ends an accepted amendment that was not paid in time; one that was paid in the meantime is applied. */
export async function expireAmendment(named: NamedAmendment, context: TaskContext): Promise<Finish> {
  const dependencies = amendmentDependencies(context)
  const amendment = await context.repositories.amendments.find(named.amendmentId)
  if (amendment?.state !== 'accepted') return nothing
  const { secondsLeft: inSeconds } = amendment
  if (inSeconds > 0)
    return ({ tasks }) => tasks.enqueue({ kind: 'amendment-over', payload: named, due: { inSeconds } })
  const payment = await followedPayment(amendment, dependencies)
  const isCovered = payment !== null && isPaid(payment)
  await (isCovered || amendment.snapshot.due === 0
    ? settleAmendment(amendment.id, dependencies)
    : endUnpaid(amendment, 'lapsed', dependencies))
  return nothing
}

async function amendmentAsked(
  { amendmentId, bookingId }: NamedAmendment,
  { repositories, dependencies }: TaskContext,
) {
  const amendment = await repositories.amendments.find(amendmentId)
  const booking = await repositories.bookings.find(bookingId)
  const item = booking?.items.find(({ id }) => id === amendment?.itemId)
  if (!amendment || !item) return null
  return {
    amendment,
    answer: await itemSupplier(dependencies.suppliers, item).amendment(item.id, amendmentId),
  }
}
