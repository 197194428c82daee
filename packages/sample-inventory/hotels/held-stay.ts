import type { CancellationPolicy } from '../../../src/server/domain/suppliers/cancellation-policy.ts'
import type { SupplierCancellation } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import type { LedgerEntry } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import type { Money } from '../../../src/server/kernel/money/money.ts'

/** Data stored with a hold: its terms stay, even if a later version of the inventory would price it differently. */
export interface HeldStay {
  readonly product: 'hotel'
  readonly rateKey: string
  /** Net, for the whole stay. */
  readonly price: Money
  readonly policy: CancellationPolicy
  readonly scenario: Scenario | null
  /** The property's own change of it; there can be one. */
  readonly move?: RoomMove
  /** Applied amendments, by the caller's names. */
  readonly amendments?: readonly string[]
}

/** A move of the guests to another room type. Until it is answered they may cancel for free. */
export interface RoomMove {
  readonly reference: string
  readonly roomCode: string
  /** ISO 8601. */
  readonly respondBy: string
  readonly isAccepted: boolean
}

/** Whether guests may still answer the move. */
export function isMoveOpen({ move }: HeldStay, now: Date): boolean {
  return move !== undefined && !move.isAccepted && now < new Date(move.respondBy)
}

/** Returns the stay that a reference holds in the ledger, or null if it is no hotel's. */
export function heldStay(entry: LedgerEntry | null): HeldStay | null {
  const detail = entry?.detail
  return isHeldStay(detail) ? detail : null
}

/** Returns a stored cancellation, or null for any other value. */
export function storedCancellation(outcome: unknown): SupplierCancellation | null {
  return isCancellation(outcome) ? outcome : null
}

function isHeldStay(value: unknown): value is HeldStay {
  return isRecord(value) && value.product === 'hotel' && isMoney(value.price) && isPolicy(value.policy)
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
