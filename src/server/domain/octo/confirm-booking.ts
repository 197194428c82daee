import type { BookRequest, SupplierBooking } from '../suppliers/product-supplier.ts'
import { SupplierTimeout } from '../suppliers/supplier-timeout.ts'
import { answersOf, bookedOption } from './booked-option.ts'
import type { FoundBooking, OctoDesk } from './booking-desk.ts'
import { stored } from './octo-booking-now.ts'
import { answered, changing, type OctoBookingRequest } from './octo-booking-request.ts'
import { ended, OctoError, refusedAsOcto, unanswered } from './octo-error.ts'
import { bookedRecord, isExpired, times } from './octo-next-record.ts'
import { itemsOf, requireContact, travellersOf } from './octo-party.ts'
import type { OctoCapabilities } from './octo-product.ts'
import { requireAnswers } from './octo-questions.ts'
import { referenceOf } from './octo-reference.ts'
import { hasSameUnits } from './octo-units.ts'

/**
 * Books what is held; a repeated call gives the same booking. Questions have to be answered by resellers who request
 * their capability; others cannot see them.
 */
export function confirm(
  uuid: string,
  request: OctoBookingRequest,
  desk: OctoDesk,
  { questions: isAsked }: Pick<OctoCapabilities, 'questions'>,
): Promise<FoundBooking> {
  return changing(uuid, desk, async (found, save) => {
    const { record: held } = found
    if (held.state === 'cancelled' || isExpired(held, desk)) throw ended()
    if (held.state !== 'held') return found
    const unitItems = request.unitItems ? itemsOf(request.unitItems) : held.unitItems
    if (!hasSameUnits(unitItems, held.unitItems))
      throw new OctoError('UNPROCESSABLE_ENTITY', 'unitItems must be those of the reservation')
    const record = {
      ...held,
      ...times(desk),
      ...answered(request),
      contact: request.contact ?? held.contact,
      unitItems,
      ...(request.resellerReference !== undefined && { resellerReference: request.resellerReference }),
    }
    const lead = requireContact(record.contact)
    const { details, option } = await bookedOption(record, desk)
    if (isAsked) requireAnswers(details.questions[record.optionId] ?? [], record)
    const asked = {
      reference: referenceOf(record, desk),
      travellers: travellersOf(unitItems, lead, option),
      answers: answersOf(record, option, details.product),
      contact: lead,
      requests: record.notes ?? '',
    }
    // Stored first: if the answer is lost, the booking that is found later has these contacts.
    await save(record)
    const booked = await bookOrFind(asked, desk)
    return stored(bookedRecord(record, booked, desk), save, desk, booked)
  })
}

/** A supplier that did not answer in time may have booked it nevertheless. */
async function bookOrFind(request: BookRequest, { activities }: OctoDesk): Promise<SupplierBooking> {
  try {
    return await activities.book(request)
  } catch (error) {
    if (!(error instanceof SupplierTimeout)) return refusedAsOcto(error)
    const found = await activities.retrieve(request.reference)
    if (found === null) throw unanswered()
    return found
  }
}
