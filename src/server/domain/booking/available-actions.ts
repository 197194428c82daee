import type { ItemAction } from '../../../contract/types.ts'
import { localDateTime } from '../../kernel/dates/local-time.ts'
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

export interface ActionParts {
  readonly kinds: ProductKinds
  readonly suppliers: SupplierMap
  readonly now: Date
  /** The item's booking, with what was asked to be changed of it and what suppliers changed. */
  readonly booking: Pick<Booking, 'items'>
  readonly amendments: readonly Pick<Amendment, 'itemId' | 'state'>[]
  readonly changes: readonly Pick<StoredSupplierChange, 'itemId' | 'state'>[]
}

/**
 * Takes an item of a booking and the moment, and gives what may be done with it: what its kind of product knows, its supplier takes and
 * its state allows. Pages show these actions and routes refuse every other. Source: decision 0025.
 */
export function availableActions(item: BookingItem, parts: ActionParts): readonly ItemAction[] {
  const { kinds, suppliers, now } = parts
  const { subject, policy } = quotedOf(item)
  if (!isCancellable(item, policy, now)) return []
  const own = parts.amendments.filter(({ itemId }) => itemId === item.id)
  // What its supplier is being asked to change is neither cancelled nor changed otherwise before that is decided.
  if (own.some(({ state }) => isWithSupplier(state))) return []
  // A supplier that is connected no more takes nothing.
  const known = suppliedProduct(suppliers, item)?.capabilities()
  if (known === undefined) return []
  const mayChange = isChangeable(item, parts) && (known.changesUntil !== 'penalty' || isFree(policy, now))
  return kindOf(item, kinds)
    .actionsOf(subject)
    .filter((action) => known.actions.includes(action) && (action === 'cancel' || mayChange))
}

/** Whether cancelling costs nothing by the policy at a moment. */
function isFree({ steps, timeZone }: SoldPolicy, now: Date): boolean {
  const local = localDateTime(now, timeZone)
  return steps.every(({ from, penalty }) => from > local || penalty === 0)
}

/**
 * Whether an item is as it was booked for now and begins on a later day: nothing of its booking is undecided, no other change is under
 * way, and what is paid here was paid at once.
 */
function isChangeable(
  { id, startsOn, snapshot }: BookingItem,
  { booking, amendments, changes, now }: ActionParts,
): boolean {
  const { policy, schedule } = quotedOf({ snapshot })
  const isOpen =
    amendments.some(({ itemId, state }) => itemId === id && isUnderWay(state)) ||
    changes.some(({ itemId, state }) => itemId === id && state === 'open')
  const isPaidAtOnce = collected(schedule).every(({ at }) => at === null)
  const today = localDateTime(now, policy.timeZone).slice(0, 10)
  return !isOpen && isPaidAtOnce && today < startsOn && isConcluded(booking)
}
