import { clockTime } from '../../../tenant/zoned-time.ts'
import { SupplierRefusal } from '../suppliers/supplier-refusal.ts'
import type { BookingItem } from './booking.ts'
import { quotedOf } from './booking-snapshot.ts'
import { cancelItem } from './cancel-item.ts'
import { ENTRY_SECONDS } from './collection-terms.ts'
import { currentPenalty } from './current-penalty.ts'
import { isPaid, openOf } from './entry-payments.ts'
import { cancelledIfUnpaid, owedOn } from './later-entries.ts'
import type { EntryTask } from './schedule-collections.ts'
import { type Finish, nothing, type TaskContext } from './task-context.ts'

/**
 * Cancels the items whose payment of a date is still missing after their days of grace, under their policies. An item
 * that is being cancelled or changed, and a payment that the traveller is making, are decided first.
 */
export async function cancelUnpaid(
  entry: EntryTask,
  { agency, repositories, dependencies }: TaskContext,
): Promise<Finish> {
  const { bookingId, dueOn } = entry
  const booking = await repositories.bookings.find(bookingId)
  if (booking === null || owedOn(booking, dueOn) === 0) return nothing
  const known = (await repositories.payments.ofBooking(bookingId)).filter((one) => one.dueOn === dueOn)
  if (known.some(isPaid)) return nothing
  const again: Finish = ({ tasks }) =>
    tasks.enqueue({ kind: 'cancel-unpaid', payload: entry, due: { inSeconds: ENTRY_SECONDS } })
  if (openOf(known) !== undefined) return again
  const { clock } = dependencies
  const unpaid = booking.items.filter((item) => {
    const on = cancelledIfUnpaid(item, dueOn)
    return on !== null && on <= clockTime(clock(), quotedOf(item).policy.timeZone).slice(0, 10)
  })
  for (const item of unpaid.filter(({ state }) => state === 'confirmed')) {
    const found = await currentPenalty(booking, item, dependencies)
    if (found === null) throw new Error('the supplier knows no booking to cancel')
    const what = {
      booking,
      item,
      agreed: found.agreed,
      actor: 'system',
      request: `unpaid ${dueOn} ${item.id}`,
    }
    await cancelItem(what, agency, dependencies, nothing).catch((error: unknown) => {
      // The fee has just risen, or the item is being changed: the next round sees it.
      if (error instanceof SupplierRefusal) throw new Error(`the supplier did not cancel it: ${error.code}`)
      throw error
    })
  }
  // Another round finds what is still booked: the supplier gave no answer, or the item's own date comes later.
  return booking.items.some((item) => isLeft(item, dueOn)) ? again : nothing
}

function isLeft(item: BookingItem, dueOn: string): boolean {
  const isBooked = item.state === 'confirmed' || item.state === 'cancellation_requested'
  return isBooked && cancelledIfUnpaid(item, dueOn) !== null
}
