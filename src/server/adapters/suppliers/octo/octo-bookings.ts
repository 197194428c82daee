import type {
  BookRequest,
  ProductBooking,
  SupplierBooking,
  SupplierCancellation,
  SupplierHold,
} from '../../../domain/suppliers/product-supplier.ts'
import { SupplierRefusal } from '../../../domain/suppliers/supplier-refusal.ts'
import type { SupplierTicket } from '../../../domain/suppliers/supplier-ticket.ts'
import { derivedUuid } from '../../../kernel/ids/derived-uuid.ts'
import { isUuid } from '../../../kernel/ids/is-uuid.ts'
import type { OctoBooking, OctoTicket } from './octo-answers.ts'
import { isBooked, isCancelledBySupplier, knownTime, OWN_REASON, supplierChanges } from './octo-changes.ts'
import { OctoRefused } from './octo-client.ts'
import { costOf, outcomeOf } from './octo-cost.ts'
import { decodeOctoKey } from './octo-key.ts'
import type { OctoSources } from './octo-sources.ts'
import { writtenAnswers } from './written-answers.ts'

const longestHoldSeconds = 1_800

/**
 * Returns the binding half of an OCTO supplier. OCTO has no price of a change, so nothing is changed for travellers. Its
 * own changes are found by asking. Source: decision 0095.
 */
export function octoBooking(sources: OctoSources): ProductBooking {
  const { client, clock } = sources
  const pathOf = (reference: string) => `/bookings/${uuidOf(reference)}`
  const find = (reference: string) => client.call<OctoBooking>('GET', pathOf(reference)).catch(unlessUnknown)

  return {
    capabilities: () => ({
      longestHoldSeconds,
      canExtend: true,
      actions: ['cancel'],
      changesUntil: 'penalty',
      reportsChanges: true,
    }),
    async hold({ reference, rateKey, seconds }): Promise<SupplierHold> {
      const key = decodeOctoKey(rateKey)
      if (key === null) throw new SupplierRefusal('rejected')
      const { units, ...of } = key
      const made = await client
        .call<OctoBooking>('POST', '/bookings', {
          ...of,
          uuid: uuidOf(reference),
          resellerReference: knownTime(key.availabilityId),
          expirationMinutes: minutesOf(seconds),
          unitItems: units.flatMap(({ unit, count }) =>
            Array.from({ length: count }, () => ({ unitId: unit })),
          ),
        })
        .catch((error: unknown) => {
          if (!(error instanceof OctoRefused)) throw error
          throw new SupplierRefusal(error.code === 'UNPROCESSABLE_ENTITY' ? 'sold_out' : 'rejected')
        })
      // A reference that was used before names what became of it.
      if (made.status !== 'ON_HOLD' && made.utcConfirmedAt === null) throw new SupplierRefusal('sold_out')
      return { reference, expiresAt: new Date(made.utcExpiresAt ?? clock()) }
    },
    async extend(reference, seconds) {
      const found = await find(reference)
      if (found === null) return null
      if (found.status !== 'ON_HOLD') return 'expired'
      const held = await client.call<OctoBooking>('POST', `${pathOf(reference)}/extend`, {
        expirationMinutes: minutesOf(seconds),
      })
      return { reference, expiresAt: new Date(held.utcExpiresAt ?? clock()) }
    },
    async release(reference) {
      const found = await find(reference)
      if (found === null) return null
      if (found.status === 'ON_HOLD') await client.call('POST', `${pathOf(reference)}/cancel`, {})
      return isBooked(found) ? 'confirmed' : 'released'
    },
    book: (request) => book(request, pathOf(request.reference), sources),
    async answer(reference, party) {
      const found = await find(reference)
      if (found === null || !isBooked(found) || found.status === 'CANCELLED') return null
      await sendAnswers(party, found, pathOf(reference), sources)
      return 'stored'
    },
    async retrieve(reference) {
      const found = await find(reference)
      return found === null ? null : readBooking(found)
    },
    async cancelQuote(reference) {
      const found = await find(reference)
      const isBookedNow = found?.status === 'CONFIRMED' || (found && isCancelledBySupplier(found))
      return isBookedNow ? costOf(found, clock(), sources) : null
    },
    async cancel(reference, { expectedPenalty }): Promise<SupplierCancellation | null> {
      const found = await find(reference)
      if (found === null || !isBooked(found)) return null
      if (found.status === 'CANCELLED') return outcomeOf(found, expectedPenalty, sources)
      const { penalty } = await costOf(found, clock(), sources)
      if (penalty.amount > expectedPenalty.amount || penalty.currency !== expectedPenalty.currency)
        throw new SupplierRefusal('price_changed')
      const done = await client
        .call<OctoBooking>('POST', `${pathOf(reference)}/cancel`, { reason: OWN_REASON })
        .catch((error: unknown) => {
          throw error instanceof OctoRefused ? new SupplierRefusal('rejected') : error
        })
      return outcomeOf(done, expectedPenalty, sources)
    },
    amendQuote: async () => null,
    amend: () => Promise.reject(new SupplierRefusal('rejected')),
    amendment: async () => null,
    async changes(reference) {
      const found = await find(reference)
      return found === null ? [] : supplierChanges(found, sources)
    },
    async acceptChange(reference, change) {
      const found = await find(reference)
      if (found?.status !== 'CONFIRMED' || found.availabilityId !== change) return null
      const resellerReference = knownTime(change)
      if (found.resellerReference !== resellerReference)
        await client.call('PATCH', pathOf(reference), { resellerReference })
      return 'accepted'
    },
  }
}

async function book(request: BookRequest, path: string, sources: OctoSources): Promise<SupplierBooking> {
  const { client } = sources
  const { travellers, contact, requests } = request
  const held = await client.call<OctoBooking>('GET', path).catch(unlessUnknown)
  const known = held && readBooking(held)
  if (known) return known
  if (held?.status !== 'ON_HOLD') throw new SupplierRefusal('hold_expired')
  await sendAnswers(request, held, path, sources)
  const [lead] = travellers
  const done = await client
    .call<OctoBooking>('POST', `${path}/confirm`, {
      contact: {
        fullName: `${lead?.givenName ?? contact.givenName} ${lead?.familyName ?? contact.familyName}`,
        firstName: lead?.givenName ?? contact.givenName,
        lastName: lead?.familyName ?? contact.familyName,
        emailAddress: contact.email,
        phoneNumber: contact.phone,
        notes: requests === '' ? null : requests,
      },
    })
    .catch((error: unknown) => {
      throw error instanceof OctoRefused ? new SupplierRefusal('hold_expired') : error
    })
  const booked = readBooking(done)
  if (booked === null) throw new SupplierRefusal('hold_expired')
  return booked
}

/** Updates a held or booked visit with what its travellers answered, if the supplier asks for anything. */
async function sendAnswers(
  party: Pick<BookRequest, 'travellers' | 'answers'>,
  known: OctoBooking,
  path: string,
  sources: OctoSources,
): Promise<void> {
  const answers = await writtenAnswers(party, known, sources)
  if (answers === null) return
  await sources.client.call('PATCH', path, answers).catch((error: unknown) => {
    throw error instanceof OctoRefused ? new SupplierRefusal('rejected') : error
  })
}

/** Returns a booking; null for a hold, whether it lasts or has ended. */
function readBooking(found: OctoBooking): SupplierBooking | null {
  const status = statusOf(found)
  if (status === null) return null
  const reference = found.supplierReference ?? found.id
  const tickets = status === 'confirmed' ? ticketsOf(found) : []
  return {
    status,
    supplierReference: reference,
    confirmationNumber: status === 'confirmed' || status === 'cancelled' ? reference : null,
    ...(tickets.length > 0 && { tickets }),
  }
}

function statusOf(found: OctoBooking): SupplierBooking['status'] | null {
  if (found.status === 'CONFIRMED' || found.status === 'REDEEMED') return 'confirmed'
  if (found.status === 'PENDING') return 'pending'
  if (found.status === 'REJECTED') return 'rejected'
  return found.status === 'CANCELLED' && isBooked(found) ? 'cancelled' : null
}

const formats: Readonly<Record<string, SupplierTicket['format']>> = {
  QRCODE: 'qr',
  CODE128: 'code128',
  AZTECCODE: 'aztec',
}

/** Codes that can be drawn; files are at the supplier. */
function ticketsOf({ voucher, unitItems }: OctoBooking): SupplierTicket[] {
  const read = (ticket: OctoTicket | null): SupplierTicket[] => {
    const drawn = ticket?.deliveryOptions.find(({ deliveryFormat }) => formats[deliveryFormat] !== undefined)
    if (!ticket || !drawn) return []
    const redeemedAt = ticket.utcRedeemedAt
    return [{ code: drawn.deliveryValue, format: formats[drawn.deliveryFormat] ?? 'text', redeemedAt }]
  }
  const each = unitItems.flatMap(({ ticket, unitId }) =>
    read(ticket).map((one) => ({ ...one, kind: unitId })),
  )
  return each.length > 0 ? each : read(voucher)
}

function uuidOf(reference: string): string {
  return isUuid(reference) ? reference : derivedUuid(reference)
}

function minutesOf(seconds: number): number {
  return Math.max(1, Math.floor(Math.min(seconds, longestHoldSeconds) / 60))
}

function unlessUnknown(error: unknown): null {
  if (error instanceof OctoRefused && error.code === 'INVALID_BOOKING_UUID') return null
  throw error
}
