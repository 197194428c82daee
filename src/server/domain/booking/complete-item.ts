import { IllegalStep } from '../payments/illegal-step.ts'
import { isWithSupplier } from './amendment-states.ts'
import { quotedOf } from './booking-snapshot.ts'
import { secondsToEnd } from './seconds-to-end.ts'
import { type Finish, nothing, type TaskContext } from './task-context.ts'

/** An item that ends on a local day, which is given if an amendment or supplier change moved it. */
interface EndingItem {
  itemId: string
  endsOn?: string
}

/**
 * Completes an item whose last day is over. If an amendment moved that day, another task does it. While the item is
 * being amended or cancelled, the task waits.
 */
export async function completeItem(
  { itemId, endsOn }: EndingItem,
  { repositories, dependencies }: TaskContext,
): Promise<Finish> {
  const booking = await repositories.bookings.findByItem(itemId)
  const item = booking?.items.find(({ id }) => id === itemId)
  if (!booking || !item) return nothing
  const isAmended = quotedOf(item).amended !== undefined
  if (endsOn === undefined ? isAmended : endsOn !== item.endsOn) return nothing
  const inSeconds = secondsToEnd(item, dependencies.clock())
  // Its supplier has since moved its last day.
  if (endsOn === undefined && inSeconds > 0) {
    const payload: EndingItem = { itemId, endsOn: item.endsOn }
    return ({ tasks }) => tasks.enqueue({ kind: 'complete', payload, due: { inSeconds } })
  }
  const amendments = await repositories.amendments.ofBooking(booking.id)
  if (amendments.some((one) => one.itemId === itemId && isWithSupplier(one.state)))
    throw new Error('its amendment is not decided yet')
  return async ({ bookings }) => {
    await bookings.moveItem(itemId, { event: 'complete', actor: 'system' }).catch(unlessCancelling)
  }
}

/** The task waits until a cancellation in progress is decided. */
function unlessCancelling(error: unknown): never {
  const isWaiting = error instanceof IllegalStep && error.state === 'cancellation_requested'
  throw isWaiting ? new Error('its cancellation is not decided yet') : error
}
