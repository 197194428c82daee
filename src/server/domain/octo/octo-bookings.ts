import { isUuid } from '../../kernel/ids/is-uuid.ts'
import type { ActivityOption, UnitCount } from '../suppliers/activity-option.ts'
import type { ActivityProduct } from '../suppliers/activity-product.ts'
import { SupplierRefusal } from '../suppliers/supplier-refusal.ts'
import type { BookingAnswer } from '../suppliers/traveller.ts'
import {
  bookingNow,
  type FoundBooking,
  isExpired,
  type OctoDesk,
  referenceOf,
  stored,
  times,
} from './octo-booking-now.ts'
import { type FoundAvailability, requireAvailability, requireDetails, requireOption } from './octo-desk.ts'
import { OctoError } from './octo-error.ts'
import { ended, requireBooking, requireHeld } from './octo-find-bookings.ts'
import {
  emptyContact,
  itemsOf,
  type RequestedItems,
  requireContact,
  travellersOf,
  unitsOf,
} from './octo-party.ts'
import { pickupAnswersOf } from './octo-pickups.ts'
import type { OctoCapabilities } from './octo-product.ts'
import { bookingAnswers, requireAnswers } from './octo-questions.ts'
import type { OctoAnswer, OctoContact, OctoPickup, OctoRecord } from './octo-record.ts'

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
  readonly questionAnswers?: readonly OctoAnswer[]
  readonly pickup?: OctoPickup
  readonly currency: string
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
  pickupAnswersOf(request.pickup, found.option, found.details.product)
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
    contact: request.contact ?? emptyContact,
    notes: request.notes ?? null,
    unitItems: items,
    ...answered(request),
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

/** Changes what a reseller gave; another time or other units are held or booked instead. */
export async function update(
  uuid: string,
  request: OctoBookingRequest,
  desk: OctoDesk,
): Promise<FoundBooking> {
  const { record } = await requireBooking(uuid, desk)
  if (record.state === 'cancelled' || record.state === 'rejected' || isExpired(record, desk)) throw ended()
  const updated: OctoRecord = {
    ...record,
    ...times(desk),
    ...(request.resellerReference !== undefined && { resellerReference: request.resellerReference }),
    ...(request.notes !== undefined && { notes: request.notes }),
    ...(request.contact && { contact: request.contact }),
    ...answered(request),
  }
  if (request.pickup || request.questionAnswers) await requireAnswerable(updated, desk)
  const items = request.unitItems ? itemsOf(request.unitItems) : record.unitItems
  const availabilityId = request.availabilityId ?? record.availabilityId
  const isSame =
    availabilityId === record.availabilityId &&
    JSON.stringify(unitsOf(items)) === JSON.stringify(unitsOf(record.unitItems))
  if (isSame) return stored({ ...updated, unitItems: items }, desk)
  const { productId, optionId } = record
  const wanted = { productId, optionId, availabilityId, units: unitsOf(items) }
  const changed = { ...updated, availabilityId, unitItems: items }
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

/**
 * Books what is held; a repeated call gives the same booking. Questions have to be answered by resellers who request
 * their capability; others cannot see them.
 */
export async function confirm(
  uuid: string,
  request: OctoBookingRequest,
  desk: OctoDesk,
  { questions: isAsked }: Pick<OctoCapabilities, 'questions'>,
): Promise<FoundBooking> {
  const { record: held } = await requireBooking(uuid, desk)
  const record = { ...held, ...answered(request) }
  if (record.state !== 'held') {
    if (record.state === 'cancelled') throw ended()
    return bookingNow(held, desk)
  }
  if (isExpired(record, desk)) throw ended()
  const contact = request.contact ?? record.contact
  const unitItems = request.unitItems ? itemsOf(request.unitItems) : record.unitItems
  if (JSON.stringify(unitsOf(unitItems)) !== JSON.stringify(unitsOf(record.unitItems)))
    throw new OctoError('UNPROCESSABLE_ENTITY', 'unitItems must be those of the reservation')
  const lead = requireContact(contact)
  const { details, option } = await bookedOption(record, desk)
  if (isAsked) requireAnswers(details.questions[record.optionId] ?? [], { ...record, unitItems })
  const booked = await desk.activities
    .book({
      reference: referenceOf(record, desk),
      travellers: travellersOf(unitItems, lead),
      answers: answersOf(record, option, details.product),
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

/** The answers and the pickup of a request, if it has any. */
function answered({ questionAnswers, pickup }: OctoBookingRequest): Partial<OctoRecord> {
  return { ...(questionAnswers && { questionAnswers }), ...(pickup && { pickup }) }
}

/** Throws unless the supplier still waits for the answers, and knows the place of the pickup. */
async function requireAnswerable(record: OctoRecord, desk: OctoDesk): Promise<void> {
  if (record.state !== 'held')
    throw new OctoError('UNPROCESSABLE_ENTITY', 'Answers and pickup can be changed until the confirmation.')
  const { details, option } = await bookedOption(record, desk)
  pickupAnswersOf(record.pickup, option, details.product)
}

/** All answers of a party for its supplier. */
function answersOf(record: OctoRecord, option: ActivityOption, product: ActivityProduct): BookingAnswer[] {
  return [...pickupAnswersOf(record.pickup, option, product), ...bookingAnswers(record.questionAnswers)]
}

async function bookedOption(record: OctoRecord, desk: OctoDesk) {
  const details = await requireDetails(record.productId, desk)
  return { details, option: requireOption(details, record) }
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
  const { details, option, slot } = await requireAvailability(wanted, desk)
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
      answers: answersOf(record, option, details.product),
    })
    .catch(refusedAsOcto)
  const price = await desk.priced(quote.price, details.product.position, record.price.currency)
  return stored({ ...record, changes, price }, desk)
}

async function priceOf({ details, slot }: FoundAvailability, currency: string, desk: OctoDesk) {
  if (slot.rate === undefined) throw new OctoError('UNPROCESSABLE_ENTITY', 'It is not available.')
  return desk.priced(slot.rate.price, details.product.position, currency)
}

function refusedAsOcto(error: unknown): never {
  if (!(error instanceof SupplierRefusal)) throw error
  throw new OctoError('UNPROCESSABLE_ENTITY', `The supplier refuses it: ${error.code}.`)
}
