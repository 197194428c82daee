import { isUuid } from '../../kernel/ids/is-uuid.ts'
import type { UnitCount } from '../suppliers/activity-option.ts'
import type { SupplierBooking } from '../suppliers/product-supplier.ts'
import { SupplierRefusal } from '../suppliers/supplier-refusal.ts'
import { type FoundAvailability, type OctoSource, requireAvailability } from './octo-desk.ts'
import { OctoError } from './octo-error.ts'
import { itemsOf, nobody, type RequestedItems, requireContact, travellersOf, unitsOf } from './octo-party.ts'
import type { OctoContact, OctoRecord } from './octo-record.ts'
import type { OctoRepository } from './octo-repository.ts'

/** What of a booking a reseller may give. */
export interface OctoBookingRequest {
  readonly uuid?: string
  readonly productId?: string
  readonly optionId?: string
  readonly availabilityId?: string
  readonly expirationMinutes?: number
  readonly notes?: string | null
  readonly resellerReference?: string
  readonly unitItems?: RequestedItems
  readonly contact?: OctoContact
  readonly currency: string
}

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

const usualMinutes = 30
const anyPenalty = Number.MAX_SAFE_INTEGER

/** Holds units of an availability. The same uuid gives the same booking. */
export async function reserve(request: OctoBookingRequest, desk: OctoDesk): Promise<FoundBooking> {
  const { uuid = crypto.randomUUID(), productId = '', optionId = '', availabilityId = '', currency } = request
  if (!isUuid(uuid)) throw new OctoError('BAD_REQUEST', 'uuid must be a UUID')
  const known = await desk.bookings.find(uuid)
  if (known) return bookingNow(known, desk)
  const items = itemsOf(request.unitItems)
  const units = unitsOf(items)
  const found = await requireAvailability({ productId, optionId, availabilityId, units }, desk)
  const record: OctoRecord = {
    uuid,
    resellerReference: request.resellerReference ?? null,
    supplierReference: null,
    state: 'held',
    ...times(desk),
    createdAt: desk.clock().toISOString(),
    confirmedAt: null,
    productId,
    optionId,
    availabilityId,
    contact: request.contact ?? nobody,
    notes: request.notes ?? null,
    unitItems: items,
    price: await priceOf(found, currency, desk),
    cancellation: null,
    expiresAt: null,
    holds: 1,
    changes: 0,
  }
  const expiresAt = await hold(record, found, request.expirationMinutes ?? usualMinutes, desk)
  return stored({ ...record, expiresAt }, desk)
}

/** Makes a hold longer, from now. */
export async function extend(uuid: string, minutes: number, desk: OctoDesk): Promise<FoundBooking> {
  const { record } = await requireHeld(uuid, desk)
  const held = await desk.activities.extend(referenceOf(record, desk), 60 * minutes)
  if (held === null || held === 'expired') throw ended()
  return stored({ ...record, ...times(desk), expiresAt: held.expiresAt.toISOString() }, desk)
}

/** Changes what a reseller told; another time or other units are held or booked instead. */
export async function update(
  uuid: string,
  request: OctoBookingRequest,
  desk: OctoDesk,
): Promise<FoundBooking> {
  const { record } = await requireBooking(uuid, desk)
  if (record.state === 'cancelled' || record.state === 'rejected' || isExpired(record, desk)) throw ended()
  const told: OctoRecord = {
    ...record,
    ...times(desk),
    ...(request.resellerReference !== undefined && { resellerReference: request.resellerReference }),
    ...(request.notes !== undefined && { notes: request.notes }),
    ...(request.contact && { contact: request.contact }),
  }
  const items = request.unitItems ? itemsOf(request.unitItems) : record.unitItems
  const availabilityId = request.availabilityId ?? record.availabilityId
  const isSame =
    availabilityId === record.availabilityId &&
    JSON.stringify(unitsOf(items)) === JSON.stringify(unitsOf(record.unitItems))
  if (isSame) return stored({ ...told, unitItems: items }, desk)
  const { productId, optionId } = record
  const wanted = { productId, optionId, availabilityId, units: unitsOf(items) }
  const changed = { ...told, availabilityId, unitItems: items }
  if (record.state !== 'held') return amended(changed, wanted, desk)
  const found = await requireAvailability(wanted, desk)
  const next = {
    ...changed,
    holds: record.holds + 1,
    price: await priceOf(found, record.price.currency, desk),
  }
  const expiresAt = await hold(next, found, request.expirationMinutes ?? usualMinutes, desk)
  await desk.activities.release(referenceOf(record, desk))
  return stored({ ...next, expiresAt }, desk)
}

/** Books what is held; a repeated call gives the same booking. */
export async function confirm(
  uuid: string,
  request: OctoBookingRequest,
  desk: OctoDesk,
): Promise<FoundBooking> {
  const { record } = await requireBooking(uuid, desk)
  if (record.state !== 'held') {
    if (record.state === 'cancelled') throw ended()
    return bookingNow(record, desk)
  }
  if (isExpired(record, desk)) throw ended()
  const contact = request.contact ?? record.contact
  const unitItems = request.unitItems ? itemsOf(request.unitItems) : record.unitItems
  if (JSON.stringify(unitsOf(unitItems)) !== JSON.stringify(unitsOf(record.unitItems)))
    throw new OctoError('UNPROCESSABLE_ENTITY', 'unitItems must be those of the reservation')
  const lead = requireContact(contact)
  const booked = await desk.activities
    .book({
      reference: referenceOf(record, desk),
      travellers: travellersOf(unitItems, lead),
      answers: [],
      contact: lead,
      requests: record.notes ?? '',
    })
    .catch(refusedAsOcto)
  const isRejected = booked.status === 'rejected'
  return stored(
    {
      ...record,
      ...times(desk),
      contact,
      unitItems,
      ...(request.resellerReference !== undefined && { resellerReference: request.resellerReference }),
      supplierReference: booked.supplierReference,
      state: isRejected ? 'rejected' : booked.status === 'pending' ? 'pending' : 'confirmed',
      expiresAt: null,
      confirmedAt: booked.status === 'confirmed' ? desk.clock().toISOString() : null,
    },
    desk,
    booked,
  )
}

/** Cancels a booking, or releases what is held. */
export async function cancel(uuid: string, reason: string | null, desk: OctoDesk): Promise<FoundBooking> {
  const { record } = await requireBooking(uuid, desk)
  if (record.state === 'cancelled') return bookingNow(record, desk)
  if (record.state === 'rejected' || isExpired(record, desk)) throw ended()
  const reference = referenceOf(record, desk)
  const utcCancelledAt = desk.clock().toISOString()
  const ends = (refund: 'FULL' | 'PARTIAL' | 'NONE') =>
    stored(
      {
        ...record,
        ...times(desk),
        state: 'cancelled',
        expiresAt: null,
        cancellation: { refund, reason, utcCancelledAt },
      },
      desk,
    )
  if (record.state === 'held') {
    await desk.activities.release(reference)
    return ends('FULL')
  }
  const quote = await desk.activities.cancelQuote(reference)
  const currency = quote?.penalty.currency ?? record.price.currency
  const done = await desk.activities.cancel(reference, { expectedPenalty: { amount: anyPenalty, currency } })
  if (done === null) throw new OctoError('UNPROCESSABLE_ENTITY', 'The booking can no longer be cancelled.')
  return ends(done.penalty.amount === 0 ? 'FULL' : done.refund.amount === 0 ? 'NONE' : 'PARTIAL')
}

/** Returns a booking as it is now. */
export async function requireBooking(uuid: string, desk: OctoDesk): Promise<FoundBooking> {
  const record = isUuid(uuid) ? await desk.bookings.find(uuid) : null
  if (record === null) throw new OctoError('INVALID_BOOKING_UUID', 'There is no such booking.', { uuid })
  return bookingNow(record, desk)
}

/** Returns the bookings with a reference of the reseller or the supplier. */
export async function listBookings(
  of: { resellerReference?: string; supplierReference?: string },
  desk: OctoDesk,
): Promise<FoundBooking[]> {
  if (of.resellerReference === undefined && of.supplierReference === undefined)
    throw new OctoError('BAD_REQUEST', 'resellerReference or supplierReference is required')
  const records = await desk.bookings.list(of)
  return Promise.all(records.map((record) => bookingNow(record, desk)))
}

/** Whether a hold has ended. */
export function isExpired({ state, expiresAt }: OctoRecord, { clock }: Pick<OctoDesk, 'clock'>): boolean {
  return state === 'held' && (expiresAt === null || new Date(expiresAt) <= clock())
}

/** A booking that was pending may have been decided since. */
async function bookingNow(record: OctoRecord, desk: OctoDesk): Promise<FoundBooking> {
  if (record.state === 'held') return { record, supplied: null }
  const supplied = await desk.activities.retrieve(referenceOf(record, desk))
  if (record.state !== 'pending' || supplied === null || supplied.status === 'pending')
    return { record, supplied }
  const state = supplied.status === 'confirmed' ? 'confirmed' : 'rejected'
  const confirmedAt = state === 'confirmed' ? desk.clock().toISOString() : null
  return stored({ ...record, ...times(desk), state, confirmedAt }, desk, supplied)
}

async function requireHeld(uuid: string, desk: OctoDesk): Promise<FoundBooking> {
  const found = await requireBooking(uuid, desk)
  if (found.record.state !== 'held' || isExpired(found.record, desk)) throw ended()
  return found
}

async function stored(record: OctoRecord, desk: OctoDesk, supplied?: SupplierBooking): Promise<FoundBooking> {
  await desk.bookings.save(record)
  if (supplied !== undefined || record.state === 'held') return { record, supplied: supplied ?? null }
  return { record, supplied: await desk.activities.retrieve(referenceOf(record, desk)) }
}

/** The supplier's reference of the current hold. */
function referenceOf({ uuid, holds }: OctoRecord, { agencyId }: OctoDesk): string {
  return `octo/${agencyId}/${uuid}/${holds}`
}

async function hold(
  record: OctoRecord,
  { slot }: FoundAvailability,
  minutes: number,
  desk: OctoDesk,
): Promise<string> {
  const held = await desk.activities
    .hold({ reference: referenceOf(record, desk), rateKey: slot.rate?.rateKey ?? '', seconds: 60 * minutes })
    .catch(refusedAsOcto)
  return held.expiresAt.toISOString()
}

async function amended(
  record: OctoRecord,
  wanted: { productId: string; optionId: string; availabilityId: string; units: UnitCount[] },
  desk: OctoDesk,
): Promise<FoundBooking> {
  const { details, slot } = await requireAvailability(wanted, desk)
  const reference = referenceOf(record, desk)
  const change = { slot: slot.time.slot, units: wanted.units }
  const quote = await desk.activities.amendQuote(reference, change)
  if (quote?.status !== 'available')
    throw new OctoError('UNPROCESSABLE_ENTITY', 'The booking cannot be changed in this way.')
  const { net: amount, currency } = quote.price
  const lead = requireContact(record.contact)
  const changes = record.changes + 1
  await desk.activities
    .amend({
      reference,
      amendment: `octo-${changes}`,
      rateKey: quote.rateKey,
      expected: { amount, currency },
      travellers: travellersOf(record.unitItems, lead),
      answers: [],
    })
    .catch(refusedAsOcto)
  const price = await desk.priced(quote.price, details.product.position, record.price.currency)
  return stored({ ...record, changes, price }, desk)
}

async function priceOf({ details, slot }: FoundAvailability, currency: string, desk: OctoDesk) {
  if (slot.rate === undefined) throw new OctoError('UNPROCESSABLE_ENTITY', 'It is not available.')
  return desk.priced(slot.rate.price, details.product.position, currency)
}

function times({ clock }: OctoDesk): Pick<OctoRecord, 'updatedAt'> {
  return { updatedAt: clock().toISOString() }
}

function ended(): OctoError {
  return new OctoError('UNPROCESSABLE_ENTITY', 'The reservation has ended, or the booking is cancelled.')
}

function refusedAsOcto(error: unknown): never {
  if (!(error instanceof SupplierRefusal)) throw error
  throw new OctoError('UNPROCESSABLE_ENTITY', `The supplier refuses it: ${error.code}.`)
}
