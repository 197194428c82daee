import type { QuotedVisit } from '../suppliers/activity-shapes.ts'
import type { SupplierBooking } from '../suppliers/product-supplier.ts'
import type { SupplierChange } from '../suppliers/supplier-change.ts'
import type { OctoDesk } from './booking-desk.ts'
import { cancelAtSupplier } from './cancel-at-supplier.ts'
import { withOffset } from './local-offset.ts'
import { amendedRecord, bookedRecord, cancelledRecord, isExpired, movedRecord } from './octo-next-record.ts'
import type { OctoRecord } from './octo-record.ts'
import { referenceOf } from './octo-reference.ts'
import type { SaveRecord } from './octo-turns.ts'
import { replacedRecord } from './replace-hold.ts'

/** What a supplier says about a booking, and how the record becomes the same; null if it is. */
interface OctoNews {
  readonly supplied: SupplierBooking | null
  readonly next: ((save: SaveRecord) => Promise<OctoRecord>) | null
}

/**
 * Asks the supplier about a booking, and changes nothing. A request whose answer was lost, by a timeout or a server that
 * ended, is known by the record that was stored before it. Repeat `next` in the booking's turn.
 */
export async function newsOf(record: OctoRecord, desk: OctoDesk): Promise<OctoNews> {
  const { activities } = desk
  const reference = referenceOf(record, desk)
  const { replacing, amending } = record
  if (record.state === 'confirmed' || record.state === 'pending') {
    const amended = amending ? await activities.amendment(reference, amending.amendment) : null
    if (amending && amended?.status === 'applied')
      return { supplied: null, next: async () => amendedRecord(record, amending, desk) }
  }
  if (record.state === 'confirmed') {
    if (record.moving) return { supplied: null, next: () => acceptedRecord(record, desk) }
    const [change] = await activities.changes(reference)
    if (change) return { supplied: null, next: (save) => changedRecord(record, change, save, desk) }
  }
  const supplied = await activities.retrieve(reference)
  if (supplied !== null && isNews(record, supplied))
    return { supplied, next: () => adoptedRecord(record, supplied, desk) }
  if (record.state === 'held' && replacing && !isExpired(record, desk))
    return { supplied, next: async () => (await replacedRecord(record, replacing, desk)).record }
  return { supplied, next: null }
}

/** Whether a supplier's state is one that the record's state can become. */
function isNews({ state }: OctoRecord, { status }: SupplierBooking): boolean {
  if (state === 'held') return true
  if (state === 'pending') return status !== 'pending'
  return state === 'confirmed' && status === 'cancelled'
}

async function adoptedRecord(
  record: OctoRecord,
  supplied: SupplierBooking,
  desk: OctoDesk,
): Promise<OctoRecord> {
  const booked = bookedRecord(record, supplied, desk)
  if (supplied.status !== 'cancelled') return booked
  const refund = await cancelAtSupplier(record, desk)
  if (refund === null) throw new Error('the supplier does not say what its cancellation refunds')
  return cancelledRecord(booked, { refund, reason: record.cancelReason ?? null }, desk)
}

/**
 * OCTO has no answer to a change of the supplier. One that would be accepted without an answer moves the booking; any
 * other cancels it free of charge. The move is stored before it is accepted, so that none is forgotten.
 */
async function changedRecord(
  record: OctoRecord,
  { reference, becomes, unlessAnswered }: SupplierChange,
  save: SaveRecord,
  desk: OctoDesk,
): Promise<OctoRecord> {
  const held = referenceOf(record, desk)
  if (unlessAnswered === 'accept') {
    const { slot, activity } = becomes as QuotedVisit
    const moving = { change: reference, availabilityId: withOffset(slot.start, activity.timeZone) }
    await save({ ...record, moving })
    return acceptedRecord({ ...record, moving }, desk)
  }
  const { currency } = (await desk.activities.cancelQuote(held))?.penalty ?? record.price
  await desk.activities.cancel(held, { expectedPenalty: { amount: 0, currency } })
  return cancelledRecord(record, { refund: 'FULL', reason: 'It does not take place as booked.' }, desk)
}

async function acceptedRecord(record: OctoRecord, desk: OctoDesk): Promise<OctoRecord> {
  const { change = '' } = record.moving ?? {}
  return movedRecord(record, await desk.activities.acceptChange(referenceOf(record, desk), change), desk)
}
