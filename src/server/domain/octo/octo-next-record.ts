import type { SupplierBooking } from '../suppliers/product-supplier.ts'
import type { OctoAmendment, OctoCancellation, OctoContents, OctoRecord } from './octo-record.ts'

interface WithClock {
  readonly clock: () => Date
}

/** Whether a hold has ended. */
export function isExpired({ state, expiresAt }: OctoRecord, { clock }: WithClock): boolean {
  return state === 'held' && (expiresAt === null || new Date(expiresAt) <= clock())
}

/** Returns when a record is changed: now. */
export function times({ clock }: WithClock): Pick<OctoRecord, 'updatedAt'> {
  return { updatedAt: clock().toISOString() }
}

/** Returns what a reseller gave of a booking. */
export function contentsOf(record: OctoContents): OctoContents {
  const { availabilityId, unitItems, contact, notes, resellerReference, questionAnswers, pickup } = record
  const given = { ...(questionAnswers && { questionAnswers }), ...(pickup && { pickup }) }
  return { availabilityId, unitItems, contact, notes, resellerReference, ...given }
}

/** Returns a record as its supplier booked it. */
export function bookedRecord(
  { replacing: _, ...record }: OctoRecord,
  { status, supplierReference }: SupplierBooking,
  desk: WithClock,
): OctoRecord {
  const isConfirmed = status === 'confirmed' || status === 'cancelled'
  return {
    ...record,
    ...times(desk),
    supplierReference,
    state: isConfirmed ? 'confirmed' : status,
    expiresAt: null,
    confirmedAt: isConfirmed ? (record.confirmedAt ?? desk.clock().toISOString()) : null,
  }
}

/** Returns a record after a change that its supplier applied. */
export function amendedRecord(
  { amending: _, ...record }: OctoRecord,
  { becomes }: OctoAmendment,
  desk: WithClock,
): OctoRecord {
  return { ...record, ...becomes, ...times(desk) }
}

/** Returns a record after its supplier answered to the acceptance of a change; null if it is no longer open. */
export function movedRecord(
  { moving, ...record }: OctoRecord,
  answer: 'accepted' | null,
  desk: WithClock,
): OctoRecord {
  if (moving === undefined || answer === null) return { ...record, ...times(desk) }
  const { availabilityId } = moving
  return { ...record, ...times(desk), availabilityId, changes: record.changes + 1 }
}

/** Returns a record as cancelled now. */
export function cancelledRecord(
  { replacing: _, amending: __, moving: ___, ...record }: OctoRecord,
  cancellation: Omit<OctoCancellation, 'utcCancelledAt'>,
  desk: WithClock,
): OctoRecord {
  const utcCancelledAt = desk.clock().toISOString()
  return {
    ...record,
    ...times(desk),
    state: 'cancelled',
    expiresAt: null,
    cancellation: { ...cancellation, utcCancelledAt },
  }
}
