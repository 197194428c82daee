import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { quotedOf } from './booking-snapshot.ts'
import { cancelItem } from './cancel-item.ts'
import type { CancellationRequest } from './cancellation-request.ts'
import type { StoredSupplierChange } from './supplier-change-repository.ts'
import type { Finish } from './task-context.ts'

/**
 * Cancels an item without a fee because its supplier changed it, and stores `finish` with the result. Throws the same
 * errors as `cancelItem`; does nothing if the item no longer exists.
 */
export async function cancelForChange(
  { id: changeId, bookingId, itemId, respondBy }: StoredSupplierChange,
  by: Pick<CancellationRequest, 'actor' | 'request'>,
  agency: ResolvedAgency,
  dependencies: BookingDependencies,
  finish: Finish,
): Promise<void> {
  const booking = await dependencies.ofAgency(agency.id).bookings.find(bookingId)
  const item = booking?.items.find(({ id }) => id === itemId)
  if (!booking || !item) return
  const { currency } = quotedOf(item).supplierPrice
  const agreed = { itemId, penalty: 0, supplierPenalty: { amount: 0, currency }, expiresAt: respondBy }
  await cancelItem({ ...by, booking, item, agreed, changeId }, agency, dependencies, finish)
}
