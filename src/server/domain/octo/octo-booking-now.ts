import type { SupplierBooking } from '../suppliers/product-supplier.ts'
import type { FoundBooking, OctoDesk } from './booking-desk.ts'
import { unknownBooking } from './octo-error.ts'
import { newsOf } from './octo-news.ts'
import type { OctoRecord } from './octo-record.ts'
import { referenceOf } from './octo-reference.ts'
import type { SaveRecord } from './octo-turns.ts'

/** Returns a stored booking as it is now. What happened at its supplier meanwhile is stored first. */
export async function bookingNow(record: OctoRecord, desk: OctoDesk): Promise<FoundBooking> {
  const { supplied, next } = await newsOf(record, desk)
  if (next === null) return { record, supplied }
  return desk.bookings.inTurn(record.uuid, (save) => bookingInTurn(record.uuid, save, desk))
}

/** The same within the booking's turn. Throws INVALID_BOOKING_UUID for an unknown booking. */
export async function bookingInTurn(uuid: string, save: SaveRecord, desk: OctoDesk): Promise<FoundBooking> {
  const record = await desk.bookings.find(uuid)
  if (record === null) throw unknownBooking(uuid)
  const { supplied, next } = await newsOf(record, desk)
  return next === null ? { record, supplied } : stored(await next(save), save, desk)
}

/** Stores a booking's new record, and returns it with what its supplier says. */
export async function stored(
  record: OctoRecord,
  save: SaveRecord,
  desk: OctoDesk,
  supplied?: SupplierBooking,
): Promise<FoundBooking> {
  await save(record)
  if (supplied !== undefined || record.state === 'held') return { record, supplied: supplied ?? null }
  return { record, supplied: await desk.activities.retrieve(referenceOf(record, desk)) }
}
