import type { SupplierQuote } from '../suppliers/product-supplier.ts'
import type { AmendRequest, SupplierAmendment } from '../suppliers/supplier-amendment.ts'
import { SupplierRefusal } from '../suppliers/supplier-refusal.ts'
import { SupplierTimeout } from '../suppliers/supplier-timeout.ts'
import { unitRefusal } from '../suppliers/unit-refusal.ts'
import { answersOf } from './booked-option.ts'
import type { FoundBooking, OctoDesk } from './booking-desk.ts'
import { stored } from './octo-booking-now.ts'
import { OctoError, refusedAsOcto, unanswered } from './octo-error.ts'
import { amendedRecord, contentsOf, times } from './octo-next-record.ts'
import { requireContact, travellersOf } from './octo-party.ts'
import type { OctoAmendment, OctoContents, OctoRecord } from './octo-record.ts'
import { referenceOf } from './octo-reference.ts'
import type { SaveRecord } from './octo-turns.ts'
import { hasSameUnits, unitsOf } from './octo-units.ts'
import { requireSlot } from './require-availability.ts'

type Amendable = Extract<SupplierQuote<object>, { status: 'available' }>

/** Changes the time or the units of what is booked to other contents. */
export async function amendBooking(
  record: OctoRecord,
  becomes: OctoContents,
  save: SaveRecord,
  desk: OctoDesk,
): Promise<FoundBooking> {
  const units = unitsOf(becomes.unitItems)
  const { details, option, slot } = await requireSlot({ ...record, ...becomes, units }, desk)
  const refusal = unitRefusal(option, units)
  const reference = referenceOf(record, desk)
  const quote = refusal ? null : await desk.activities.amendQuote(reference, { slot: slot.time.slot, units })
  if (quote?.status !== 'available') throw isImpossible(refusal?.reason)
  const price = await desk.priced(quote.price, details.product.position, record.price.currency)
  const { asked, amending } = requested(record, { ...contentsOf(becomes), price }, desk)
  const lead = requireContact(becomes.contact)
  const request = {
    reference,
    amendment: amending.amendment,
    ...termsOf(quote),
    travellers: travellersOf(becomes.unitItems, lead, option),
    answers: answersOf(becomes, option, details.product),
  }
  // Stored first: if the answer is lost, the change is found by its name.
  await save(asked)
  const outcome = await amendOrFind(request, desk)
  if (outcome instanceof SupplierRefusal || outcome.status !== 'applied') {
    await save({ ...record, ...times(desk), changes: asked.changes })
    throw outcome instanceof SupplierRefusal ? refusedAsOcto(outcome) : isImpossible()
  }
  return stored(amendedRecord(asked, amending, desk), save, desk)
}

function termsOf({ rateKey, price: { net: amount, currency } }: Amendable) {
  return { rateKey, expected: { amount, currency } }
}

/** A repeated request has the name of the first, so that it is applied once. */
function requested(
  { amending: before, ...record }: OctoRecord,
  becomes: OctoAmendment['becomes'],
  desk: OctoDesk,
): { asked: OctoRecord; amending: OctoAmendment } {
  const isSame =
    before?.becomes.availabilityId === becomes.availabilityId &&
    hasSameUnits(before.becomes.unitItems, becomes.unitItems)
  const changes = isSame ? record.changes : record.changes + 1
  const amending = { amendment: `octo-${changes}`, becomes }
  return { asked: { ...record, ...times(desk), changes, amending }, amending }
}

async function amendOrFind(
  request: AmendRequest,
  { activities }: OctoDesk,
): Promise<SupplierAmendment | SupplierRefusal> {
  try {
    return await activities.amend(request)
  } catch (error) {
    if (error instanceof SupplierRefusal) return error
    if (!(error instanceof SupplierTimeout)) throw error
    const found = await activities.amendment(request.reference, request.amendment)
    if (found === null) throw unanswered()
    return found
  }
}

function isImpossible(reason?: string): OctoError {
  const why = reason === undefined ? '' : `: ${reason}`
  return new OctoError('UNPROCESSABLE_ENTITY', `The booking cannot be changed in this way${why}.`)
}
