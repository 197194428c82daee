import type { CancellationPolicy } from '../../../src/server/domain/suppliers/cancellation-policy.ts'
import type { SupplierCancellation } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import type { LedgerEntry } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import type { Money } from '../../../src/server/kernel/money/money.ts'

/** Data stored with a hold: its terms stay, even if a later version of the inventory would price it differently. */
export interface HeldItem {
  readonly product: string
  readonly rateKey: string
  /** Net, for the whole item. */
  readonly price: Money
  readonly policy: CancellationPolicy
  readonly scenario: Scenario | null
  /** Whether the supplier confirms it later. */
  readonly isManual?: boolean
  /** The supplier's own change of it; there can be one. */
  readonly move?: HeldMove
  /** Applied amendments, by the caller's names. */
  readonly amendments?: readonly string[]
}

/** A change that the supplier makes by itself. Until it is answered, cancelling is free. */
export interface HeldMove {
  readonly reference: string
  /** What it is moved to, in the product's own terms: the code of a room type, of a car. */
  readonly code: string
  /** ISO 8601. */
  readonly respondBy: string
  readonly isAccepted: boolean
  /** True if it ends the booking unless it is accepted: what was booked does not take place. */
  readonly isFinal?: boolean
}

/** Whether travellers may still answer the supplier's change. */
export function isMoveOpen({ move }: HeldItem, now: Date): boolean {
  return move !== undefined && !move.isAccepted && now < new Date(move.respondBy)
}

/** Whether the supplier's change makes cancelling free: while it can be answered, or for good if it is final. */
export function isFreedByMove(held: HeldItem, now: Date): boolean {
  const { move } = held
  return isMoveOpen(held, now) || (move?.isFinal === true && !move.isAccepted)
}

/** Returns the code of the supplier's change that the traveller accepted. */
export function acceptedMove({ move }: HeldItem): string | undefined {
  return move?.isAccepted ? move.code : undefined
}

/** Returns what a reference holds of a product in the ledger, or null if it is of no or another product. */
export function heldItem(entry: LedgerEntry | null, product: string): HeldItem | null {
  const detail = entry?.detail
  return isHeldItem(detail) && detail.product === product ? detail : null
}

/** Returns a stored cancellation, or null for any other value. */
export function storedCancellation(outcome: unknown): SupplierCancellation | null {
  return isCancellation(outcome) ? outcome : null
}

function isHeldItem(value: unknown): value is HeldItem {
  return (
    isRecord(value) && typeof value.product === 'string' && isMoney(value.price) && isPolicy(value.policy)
  )
}

function isPolicy(value: unknown): value is CancellationPolicy {
  return isRecord(value) && typeof value.timeZone === 'string' && Array.isArray(value.steps)
}

function isCancellation(value: unknown): value is SupplierCancellation {
  const isStatus = isRecord(value) && (value.status === 'cancelled' || value.status === 'partial')
  return isStatus && isMoney(value.penalty) && isMoney(value.refund)
}

function isMoney(value: unknown): value is Money {
  return isRecord(value) && Number.isSafeInteger(value.amount) && typeof value.currency === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
