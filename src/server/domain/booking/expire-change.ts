import { IllegalStep } from '../payments/illegal-step.ts'
import { SupplierRefusal } from '../suppliers/supplier-refusal.ts'
import { acceptChange, type NamedChange } from './accept-change.ts'
import { isWithSupplier } from './amendment-states.ts'
import { cancelForChange } from './cancel-for-change.ts'
import { endChange } from './end-change.ts'
import type { StoredSupplierChange } from './supplier-change-repository.ts'
import { type Finish, nothing, type TaskContext } from './task-context.ts'
import { waitAfter } from './task-repository.ts'

/** A change that lapses, and how often it was checked since. */
export interface EndingChange extends NamedChange {
  rounds?: number
}

/**
 * Carries out what the supplier announced for an unanswered change: accepts it or cancels the item without a fee.
 * Checks again until the change is closed, as other cancellations and changes are decided first. A supplier that
 * refuses its own announcement opens an incident.
 */
export async function expireChange(payload: EndingChange, context: TaskContext): Promise<Finish> {
  const { repositories, dependencies } = context
  const change = await repositories.supplierChanges.find(payload.changeId)
  if (change?.state !== 'open') return nothing
  const { respondBy: due, bookingId, itemId, snapshot } = change
  if (due > dependencies.clock()) return ({ tasks }) => tasks.enqueue({ kind: 'change-over', payload, due })
  const item = (await repositories.bookings.find(bookingId))?.items.find(({ id }) => id === itemId)
  if (item === undefined) return nothing
  const amendments = await repositories.amendments.ofBooking(bookingId)
  const isBeingChanged = amendments.some((one) => one.itemId === itemId && isWithSupplier(one.state))
  if (item.state === 'cancellation_requested' || isBeingChanged) return checkAgain(payload)
  if (item.state === 'cancelled') return (records) => endChange(change, null, records)
  if (item.state !== 'confirmed')
    return (records) => endChange(change, `its item was ${item.state} before it was answered`, records)
  return snapshot.unlessAnswered === 'cancel'
    ? cancelUnanswered(change, payload, context)
    : acceptUnanswered(change, context)
}

function acceptUnanswered(change: StoredSupplierChange, { dependencies }: TaskContext): Finish {
  return async (records) => {
    try {
      await acceptChange(change, 'system', dependencies, records)
    } catch (error) {
      throw lookedAtAgain(error)
    }
  }
}

async function cancelUnanswered(
  change: StoredSupplierChange,
  payload: EndingChange,
  { agency, dependencies }: TaskContext,
): Promise<Finish> {
  try {
    await cancelForChange(change, { actor: 'system', request: change.id }, agency, dependencies, nothing)
  } catch (error) {
    if (!(error instanceof SupplierRefusal)) throw lookedAtAgain(error)
    const why = `the supplier refused the free cancellation that it had announced: ${error.code}`
    return (records) => endChange(change, why, records)
  }
  return checkAgain(payload)
}

/** Later each time, at most an hour: a cancellation without an answer has its own incident. */
function checkAgain({ rounds = 0, ...named }: EndingChange): Finish {
  const payload = { ...named, rounds: rounds + 1 }
  return ({ tasks }) =>
    tasks.enqueue({ kind: 'change-over', payload, due: { inSeconds: waitAfter(rounds + 1) } })
}

/** A concurrent step of another request does not end the task: its next try sees it. */
function lookedAtAgain(error: unknown): unknown {
  return error instanceof IllegalStep ? new Error(`its item changed in the meantime: ${error.state}`) : error
}
