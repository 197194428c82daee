import type { ActivityDetails } from '../suppliers/activity-shapes.ts'
import type { SupplierTicket } from '../suppliers/supplier-ticket.ts'
import type { FoundBooking, OctoDesk } from './booking-desk.ts'
import { utc } from './local-offset.ts'
import { availabilityIdOf, octoAvailability, slotsOf } from './octo-availability.ts'
import { isExpired } from './octo-next-record.ts'
import { bookedPickup } from './octo-pickups.ts'
import { pricingOf } from './octo-price.ts'
import type { OctoCapabilities } from './octo-product.ts'
import { octoOptions, octoProduct } from './octo-product.ts'
import { octoAnswers } from './octo-questions.ts'
import type { OctoRecord } from './octo-record.ts'
import { unitsOf } from './octo-units.ts'
import { ticketsOfItems } from './tickets-of-items.ts'

const redemptions = { digital: 'DIGITAL', print: 'PRINT', list: 'MANIFEST' } as const
const formats: Readonly<Record<SupplierTicket['format'], string>> = {
  qr: 'QRCODE',
  code128: 'CODE128',
  aztec: 'AZTECCODE',
  text: 'QRCODE',
}

/** Returns a booking as OCTO writes it, with its product, option and availability. */
export async function octoBooking(
  { record, supplied }: FoundBooking,
  desk: OctoDesk,
  wanted: OctoCapabilities,
): Promise<object> {
  const { productId, optionId, availabilityId, unitItems } = record
  const date = availabilityId.slice(0, 10)
  const visit = { date, units: unitsOf(unitItems), isDayOnly: true }
  const details = await desk.activities.details({ productCode: productId, visit })
  if (details === null) throw new Error(`the supplier no longer has the product ${productId} of a booking`)
  const status = statusOf(record, supplied?.tickets ?? [], desk)
  const moment = (text: string | null) => (text === null ? null : utc(new Date(text)))
  const tickets = status === 'CONFIRMED' || status === 'REDEEMED' ? (supplied?.tickets ?? []) : []
  const byTicket = details.product.redemption.per === 'ticket'
  const itemTickets = ticketsOfItems(unitItems, tickets)
  const option = octoOptions(details.options).find((one) => one.option === optionId)
  const questions = details.questions[optionId] ?? []
  const start = { start: availabilityId.slice(0, 19), timeZone: details.product.timeZone }
  return {
    id: record.uuid,
    uuid: record.uuid,
    testMode: false,
    resellerReference: record.resellerReference,
    supplierReference: record.supplierReference,
    status,
    utcCreatedAt: moment(record.createdAt),
    utcUpdatedAt: moment(record.updatedAt),
    utcExpiresAt: status === 'ON_HOLD' ? moment(record.expiresAt) : null,
    utcRedeemedAt: status === 'REDEEMED' ? redeemedAt(tickets) : null,
    utcConfirmedAt: moment(record.confirmedAt),
    productId,
    product: octoProduct(details, wanted, desk.currencies),
    optionId,
    cancellable: status === 'CONFIRMED' || status === 'ON_HOLD' || status === 'PENDING',
    cancellation: record.cancellation && {
      ...record.cancellation,
      utcCancelledAt: moment(record.cancellation.utcCancelledAt),
    },
    freesale: false,
    availabilityId,
    availability: availabilityOf(record, details, wanted, option),
    contact: record.contact,
    notes: record.notes,
    deliveryMethods: [byTicket ? 'TICKET' : 'VOUCHER'],
    voucher: byTicket ? null : ticketOf(tickets[0], details),
    ...(wanted.questions && { questionAnswers: octoAnswers(questions, 'party', record.questionAnswers) }),
    ...(wanted.pickups && bookedPickup(record.pickup, details.product, start)),
    unitItems: unitItems.map(({ questionAnswers, ...item }, index) => ({
      ...item,
      ...(wanted.questions && { questionAnswers: octoAnswers(questions, 'traveller', questionAnswers) }),
      supplierReference: record.supplierReference,
      status,
      utcRedeemedAt: redeemedOne(byTicket ? itemTickets[index] : tickets[0]),
      ticket: byTicket ? ticketOf(itemTickets[index], details) : null,
    })),
    ...(wanted.pricing && { pricing: pricingOf(record.price) }),
  }
}

function availabilityOf(
  { availabilityId, optionId }: OctoRecord,
  details: ActivityDetails,
  wanted: OctoCapabilities,
  option: ActivityDetails['options'][number] | undefined,
): object | null {
  const { product } = details
  const slot = slotsOf(details, optionId).find(
    (one) => availabilityIdOf(one, product.timeZone) === availabilityId,
  )
  return slot && option
    ? octoAvailability(slot, option, product, wanted.pricing ? { units: new Map() } : null, wanted)
    : null
}

function statusOf(record: OctoRecord, tickets: readonly SupplierTicket[], desk: OctoDesk): string {
  if (record.state === 'held') return isExpired(record, desk) ? 'EXPIRED' : 'ON_HOLD'
  const isUsed = tickets.length > 0 && tickets.every((one) => one.redeemedAt !== null)
  return record.state === 'confirmed' && isUsed ? 'REDEEMED' : record.state.toUpperCase()
}

function redeemedAt(tickets: readonly SupplierTicket[]): string | null {
  const latest = tickets
    .flatMap((one) => one.redeemedAt ?? [])
    .toSorted()
    .at(-1)
  return latest === undefined ? null : utc(new Date(latest))
}

function redeemedOne(ticket: SupplierTicket | undefined): string | null {
  return ticket?.redeemedAt ? utc(new Date(ticket.redeemedAt)) : null
}

function ticketOf(ticket: SupplierTicket | undefined, { product }: ActivityDetails): object | null {
  if (ticket === undefined) return null
  return {
    redemptionMethod: redemptions[product.redemption.by],
    utcRedeemedAt: redeemedOne(ticket),
    deliveryOptions: [{ deliveryFormat: formats[ticket.format], deliveryValue: ticket.code }],
  }
}
