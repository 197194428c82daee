import type { QuotedVisit } from '../suppliers/activity-shapes.ts'
import type { SupplierBooking } from '../suppliers/product-supplier.ts'
import type { SupplierChange } from '../suppliers/supplier-change.ts'
import { withOffset } from './local-offset.ts'
import type { OctoSource } from './octo-desk.ts'
import type { OctoRecord } from './octo-record.ts'
import type { OctoRepository } from './octo-repository.ts'

/** The dependencies of an agency's bookings by resellers. */
export interface OctoDesk extends OctoSource {
  readonly agencyId: string
  readonly bookings: OctoRepository
}

/** A booking with what its supplier says about it now. */
export interface FoundBooking {
  readonly record: OctoRecord
  readonly supplied: SupplierBooking | null
}

/**
 * Returns a stored booking as it is now: a pending one may have been decided, and the supplier may have moved or
 * cancelled a confirmed one. OCTO has no answer to a change of the supplier, so that it applies at once.
 */
export async function bookingNow(record: OctoRecord, desk: OctoDesk): Promise<FoundBooking> {
  if (record.state === 'held') return { record, supplied: null }
  const reference = referenceOf(record, desk)
  if (record.state === 'confirmed') {
    const [change] = await desk.activities.changes(reference)
    if (change) return changed(record, change, desk)
  }
  const supplied = await desk.activities.retrieve(reference)
  if (record.state !== 'pending' || supplied === null || supplied.status === 'pending')
    return { record, supplied }
  const state = supplied.status === 'confirmed' ? 'confirmed' : 'rejected'
  const confirmedAt = state === 'confirmed' ? desk.clock().toISOString() : null
  return stored({ ...record, ...times(desk), state, confirmedAt }, desk, supplied)
}

/** Stores a booking's new record, and returns it with what its supplier says. */
export async function stored(
  record: OctoRecord,
  desk: OctoDesk,
  supplied?: SupplierBooking,
): Promise<FoundBooking> {
  await desk.bookings.save(record)
  if (supplied !== undefined || record.state === 'held') return { record, supplied: supplied ?? null }
  return { record, supplied: await desk.activities.retrieve(referenceOf(record, desk)) }
}

/** Returns the supplier's reference of the current hold. */
export function referenceOf({ uuid, holds }: OctoRecord, { agencyId }: Pick<OctoDesk, 'agencyId'>): string {
  return `octo/${agencyId}/${uuid}/${holds}`
}

/** Whether a hold has ended. */
export function isExpired({ state, expiresAt }: OctoRecord, { clock }: Pick<OctoDesk, 'clock'>): boolean {
  return state === 'held' && (expiresAt === null || new Date(expiresAt) <= clock())
}

/** Returns when a record is changed: now. */
export function times({ clock }: Pick<OctoDesk, 'clock'>): Pick<OctoRecord, 'updatedAt'> {
  return { updatedAt: clock().toISOString() }
}

/** A change that would be accepted without an answer moves the booking; any other cancels it free of charge. */
async function changed(
  record: OctoRecord,
  { reference, becomes, unlessAnswered }: SupplierChange,
  desk: OctoDesk,
): Promise<FoundBooking> {
  const held = referenceOf(record, desk)
  if (unlessAnswered === 'accept') {
    const { slot, activity } = becomes as QuotedVisit
    await desk.activities.acceptChange(held, reference)
    const availabilityId = withOffset(slot.start, activity.timeZone)
    return stored({ ...record, ...times(desk), availabilityId, changes: record.changes + 1 }, desk)
  }
  const { currency } = (await desk.activities.cancelQuote(held))?.penalty ?? record.price
  await desk.activities.cancel(held, { expectedPenalty: { amount: 0, currency } })
  const reason = 'It does not take place as booked.'
  const cancellation = { refund: 'FULL', reason, utcCancelledAt: desk.clock().toISOString() } as const
  return stored({ ...record, ...times(desk), state: 'cancelled', expiresAt: null, cancellation }, desk)
}
