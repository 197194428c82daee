import type { ItemAction } from '../../../contract/types.ts'
import { kindOf, type ProductKinds } from '../products/spine/product-kind.ts'
import { suppliedProduct } from '../products/spine/supplier-of-item.ts'
import type { SupplierMap } from '../suppliers/supplier-map.ts'
import type { BookingItem } from './booking.ts'
import { quotedOf } from './booking-snapshot.ts'
import { isCancellable } from './is-cancellable.ts'

export interface ActionParts {
  readonly kinds: ProductKinds
  readonly suppliers: SupplierMap
  readonly now: Date
}

/**
 * Takes an item of a booking and the moment, and gives what may be done with it: what its kind of product knows, its supplier takes and
 * its state allows. Pages show these actions and routes refuse every other. Source: spine design, 'actions'.
 */
export function availableActions(
  item: BookingItem,
  { kinds, suppliers, now }: ActionParts,
): readonly ItemAction[] {
  const { subject, policy } = quotedOf(item)
  if (!isCancellable(item, policy, now)) return []
  const taken = actionsOfSupplier(item, suppliers)
  return kindOf(item, kinds)
    .actionsOf(subject)
    .filter((action) => taken.includes(action))
}

/** A supplier that is connected no more takes nothing. */
function actionsOfSupplier(item: BookingItem, suppliers: SupplierMap): readonly ItemAction[] {
  return suppliedProduct(suppliers, item)?.capabilities().actions ?? []
}
