import { isUuid } from '../../kernel/ids/is-uuid.ts'
import type { FoundBooking, OctoDesk } from './booking-desk.ts'
import { bookingInTurn, stored } from './octo-booking-now.ts'
import { answered, changing, type OctoBookingRequest, usualMinutes } from './octo-booking-request.ts'
import { ended, OctoError, refusedAsOcto } from './octo-error.ts'
import { isExpired, times } from './octo-next-record.ts'
import { emptyContact, itemsOf } from './octo-party.ts'
import { pickupAnswersOf } from './octo-pickups.ts'
import type { OctoRecord } from './octo-record.ts'
import { newReference, referenceOf } from './octo-reference.ts'
import { takenUuid } from './octo-repository.ts'
import type { SaveRecord } from './octo-turns.ts'
import { unitsOf } from './octo-units.ts'
import { priceOf, requireAvailability } from './require-availability.ts'

/** Holds units of an availability. The same uuid gives the same booking. */
export async function reserve(request: OctoBookingRequest, desk: OctoDesk): Promise<FoundBooking> {
  const { uuid = crypto.randomUUID() } = request
  if (!isUuid(uuid)) throw new OctoError('BAD_REQUEST', 'uuid must be a UUID')
  return desk.bookings.inTurn(uuid, async (save) => {
    if ((await desk.bookings.find(uuid)) !== null) return bookingInTurn(uuid, save, desk)
    if (await desk.bookings.isTaken(uuid)) throw takenUuid()
    return reserveNew(uuid, request, save, desk)
  })
}

async function reserveNew(
  uuid: string,
  request: OctoBookingRequest,
  save: SaveRecord,
  desk: OctoDesk,
): Promise<FoundBooking> {
  const { productId = '', optionId = '', availabilityId = '', currency } = request
  const unitItems = itemsOf(request.unitItems)
  const of = { productId, optionId, availabilityId, unitItems }
  const reference = newReference({ ...of, uuid, holds: 1 }, desk)
  // A server that ended before it stored the booking may have held the units already.
  const found = await requireAvailability({ ...of, units: unitsOf(unitItems), own: reference }, desk)
  pickupAnswersOf(request.pickup, found.option, found.details.product)
  const price = await priceOf(found, currency, desk)
  const seconds = 60 * (request.expirationMinutes ?? usualMinutes)
  const held = await desk.activities
    .hold({ reference, rateKey: found.slot.rate.rateKey, seconds })
    .catch(refusedAsOcto)
  const record: OctoRecord = {
    uuid,
    resellerReference: request.resellerReference ?? null,
    supplierReference: null,
    state: 'held',
    ...times(desk),
    createdAt: desk.clock().toISOString(),
    confirmedAt: null,
    ...of,
    contact: request.contact ?? emptyContact,
    notes: request.notes ?? null,
    ...answered(request),
    price,
    cancellation: null,
    expiresAt: held.expiresAt.toISOString(),
    reference,
    holds: 1,
    changes: 0,
  }
  return stored(record, save, desk)
}

/** Makes a hold longer, from now. */
export function extend(uuid: string, minutes: number, desk: OctoDesk): Promise<FoundBooking> {
  return changing(uuid, desk, async ({ record }, save) => {
    if (record.state !== 'held' || isExpired(record, desk)) throw ended()
    const held = await desk.activities.extend(referenceOf(record, desk), 60 * minutes)
    if (held === null || held === 'expired') throw ended()
    return stored({ ...record, ...times(desk), expiresAt: held.expiresAt.toISOString() }, save, desk)
  })
}
