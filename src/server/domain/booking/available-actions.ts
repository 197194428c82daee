import type { ItemAction } from '../../../contract/types.ts'
import { clockTime } from '../../../tenant/zoned-time.ts'
import { suppliedProduct } from '../products/spine/item-supplier.ts'
import { kindOf, type ProductKinds } from '../products/spine/product-kind.ts'
import { collected } from '../products/spine/scheduled-payment.ts'
import type { SoldPolicy } from '../products/spine/sold-policy.ts'
import type { SupplierMap } from '../suppliers/supplier-map.ts'
import type { Amendment } from './amendment-repository.ts'
import { isUnderWay, isWithSupplier } from './amendment-states.ts'
import type { Booking, BookingItem } from './booking.ts'
import { quotedOf } from './booking-snapshot.ts'
import { isCancellable } from './is-cancellable.ts'
import { isConcluded } from './is-concluded.ts'
import type { StoredSupplierChange } from './supplier-change-repository.ts'

export interface ActionDependencies {
  readonly kinds: ProductKinds
  readonly suppliers: SupplierMap
  readonly now: Date
  /** The item's booking, with its amendments and supplier changes. */
  readonly booking: Pick<Booking, 'items'>
  readonly amendments: readonly Pick<Amendment, 'itemId' | 'state'>[]
  readonly changes: readonly Pick<StoredSupplierChange, 'itemId' | 'state'>[]
}

/**
 * Returns which actions an item allows now: those that its product kind and supplier support and its state permits.
 * Pages show these actions and routes refuse all others. Source: decision 0025.
 */
export function availableActions(item: BookingItem, dependencies: ActionDependencies): readonly ItemAction[] {
  const { kinds, suppliers, now } = dependencies
  const { subject, policy } = quotedOf(item)
  if (!isCancellable(item, policy, now)) return []
  const own = dependencies.amendments.filter(({ itemId }) => itemId === item.id)
  // While the supplier decides on a change, the item can be neither cancelled nor changed.
  if (own.some(({ state }) => isWithSupplier(state))) return []
  // A supplier that is no longer connected supports nothing.
  const known = suppliedProduct(suppliers, item)?.capabilities()
  if (known === undefined) return []
  const kind = kindOf(item, kinds)
  const end = kind.changesEndOn?.(subject) ?? item.startsOn
  const mayChange =
    isChangeable(item, end, dependencies) && (known.changesUntil !== 'penalty' || isFree(policy, now))
  return kind
    .actionsOf(subject)
    .filter((action) => known.actions.includes(action) && (action === 'cancel' || mayChange))
}

/** Whether cancelling is free at a moment, by the policy. */
function isFree({ steps, timeZone }: SoldPolicy, now: Date): boolean {
  const local = clockTime(now, timeZone)
  return steps.every(({ from, penalty }) => from > local || penalty === 0)
}

/**
 * Whether an item is confirmed and its changes end on a later day, nothing in its booking is undecided, no other change is
 * open, and everything is already paid.
 */
function isChangeable(
  { id, snapshot }: BookingItem,
  end: string,
  { booking, amendments, changes, now }: ActionDependencies,
): boolean {
  const { policy, schedule } = quotedOf({ snapshot })
  const isOpen =
    amendments.some(({ itemId, state }) => itemId === id && isUnderWay(state)) ||
    changes.some(({ itemId, state }) => itemId === id && state === 'open')
  const isPaidAtOnce = collected(schedule).every(({ at }) => at === null)
  const today = clockTime(now, policy.timeZone).slice(0, 10)
  return !isOpen && isPaidAtOnce && today < end && isConcluded(booking)
}
