import { amendBooking } from './amend-booking.ts'
import { bookedOption } from './booked-option.ts'
import type { FoundBooking, OctoDesk } from './booking-desk.ts'
import { stored } from './octo-booking-now.ts'
import { answered, changing, type OctoBookingRequest, usualMinutes } from './octo-booking-request.ts'
import { ended, OctoError, refusedAsOcto } from './octo-error.ts'
import { contentsOf, isExpired, times } from './octo-next-record.ts'
import { itemsOf } from './octo-party.ts'
import { pickupAnswersOf } from './octo-pickups.ts'
import type { OctoContents, OctoRecord, OctoReplacement } from './octo-record.ts'
import { newReference, referenceOf } from './octo-reference.ts'
import type { SaveRecord } from './octo-turns.ts'
import { hasSameUnits, unitsOf } from './octo-units.ts'
import { replacedRecord } from './replace-hold.ts'
import { priceOf, requireAvailability } from './require-availability.ts'

/** Changes what a reseller gave; another time or other units are held or booked instead. */
export function update(uuid: string, request: OctoBookingRequest, desk: OctoDesk): Promise<FoundBooking> {
  return changing(uuid, desk, async ({ record }, save) => {
    if (record.state === 'cancelled' || record.state === 'rejected' || isExpired(record, desk)) throw ended()
    const becomes: OctoRecord = {
      ...record,
      ...times(desk),
      ...(request.resellerReference !== undefined && { resellerReference: request.resellerReference }),
      ...(request.notes !== undefined && { notes: request.notes }),
      ...(request.contact && { contact: request.contact }),
      ...answered(request),
      unitItems: request.unitItems ? itemsOf(request.unitItems) : record.unitItems,
      availabilityId: request.availabilityId ?? record.availabilityId,
    }
    if (request.pickup || request.questionAnswers) await requireAnswerable(becomes, desk)
    const isSame =
      becomes.availabilityId === record.availabilityId && hasSameUnits(becomes.unitItems, record.unitItems)
    if (isSame) return stored(becomes, save, desk)
    if (record.state !== 'held') return amendBooking(record, becomes, save, desk)
    return replaceHold(record, becomes, request.expirationMinutes ?? usualMinutes, save, desk)
  })
}

async function replaceHold(
  record: OctoRecord,
  becomes: OctoContents,
  minutes: number,
  save: SaveRecord,
  desk: OctoDesk,
): Promise<FoundBooking> {
  const units = unitsOf(becomes.unitItems)
  const found = await requireAvailability(
    { ...record, ...becomes, units, own: referenceOf(record, desk) },
    desk,
  )
  const price = await priceOf(found, record.price.currency, desk)
  const holds = record.holds + 1
  const reference = newReference({ ...record, ...becomes, holds }, desk)
  const { rateKey } = found.slot.rate
  const replacing: OctoReplacement = {
    becomes: { ...contentsOf(becomes), price, holds, reference },
    rateKey,
    minutes,
  }
  // Stored first: if the answer is lost, the next call finds which hold it has to ask for.
  await save({ ...record, ...times(desk), replacing })
  const replaced = await replacedRecord(record, replacing, desk)
  if (replaced.refusal !== null) {
    await save(replaced.record)
    return refusedAsOcto(replaced.refusal)
  }
  if (replaced.record.state === 'held') return stored(replaced.record, save, desk)
  await save(replaced.record)
  return amendBooking(replaced.record, becomes, save, desk)
}

/** Throws unless the supplier still waits for the answers, and knows the place of the pickup. */
async function requireAnswerable(record: OctoRecord, desk: OctoDesk): Promise<void> {
  if (record.state !== 'held')
    throw new OctoError('UNPROCESSABLE_ENTITY', 'Answers and pickup can be changed until the confirmation.')
  const { details, option } = await bookedOption(record, desk)
  pickupAnswersOf(record.pickup, option, details.product)
}
