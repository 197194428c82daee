import type { CancellationPolicy } from '../../../src/server/domain/suppliers/cancellation-policy.ts'
import type { SupplierCancellation } from '../../../src/server/domain/suppliers/product-supplier.ts'
import type { Scenario } from '../../../src/server/domain/suppliers/scenario.ts'
import type { LedgerEntry } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import type { Money } from '../../../src/server/kernel/money/money.ts'

/** What is kept with a hold: what was agreed stays so, also when a later version of the inventory would price it otherwise. */
export interface HeldStay {
  readonly product: 'hotel'
  readonly rateKey: string
  /** Net, for the whole stay. */
  readonly price: Money
  readonly policy: CancellationPolicy
  readonly scenario: Scenario | null
  /** What the property changed of it by itself, once. */
  readonly move?: RoomMove
  /** The amendments that were applied to it, by the names that the caller gave them. */
  readonly amendments?: readonly string[]
}

/** A move of the guests to another room type; until it is answered, and for so long, they may leave for nothing. */
export interface RoomMove {
  readonly reference: string
  readonly roomCode: string
  /** ISO 8601. */
  readonly respondBy: string
  readonly isAccepted: boolean
}

/** Whether guests may still answer to a move of theirs. */
export function isMoveOpen({ move }: HeldStay, now: Date): boolean {
  return move !== undefined && !move.isAccepted && now < new Date(move.respondBy)
}

/** Takes what the ledger knows of a reference and gives the stay that is held by it, or null for what is no hotel's. */
export function heldStay(entry: LedgerEntry | null): HeldStay | null {
  const detail = entry?.detail
  return isHeldStay(detail) ? detail : null
}

/** Takes what was written down at a cancellation and gives it, or null for anything else. */
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
