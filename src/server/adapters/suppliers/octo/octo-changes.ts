import type { SupplierChange } from '../../../domain/suppliers/supplier-change.ts'
import { localToMoment } from '../../../kernel/dates/local-to-moment.ts'
import type { OctoBooking } from './octo-answers.ts'
import type { OctoSources } from './octo-sources.ts'
import { visitAt } from './visit-at.ts'

/** The reason of a cancellation that a traveller or the agency requested. */
export const OWN_REASON = 'Cancelled by the reseller'
/** Travellers have three days to answer, but not beyond the start. */
const ANSWER_MS = 3 * 86_400_000
const prefix = 'Livery '

/**
 * Returns the reference that is stored with the supplier: the availability that travellers know. A booking at another
 * one was moved by the supplier.
 */
export function knownTime(availabilityId: string): string {
  return prefix + availabilityId
}

/** Whether a booking was ever confirmed or accepted, and not only held. */
export function isBooked({ status, utcConfirmedAt }: OctoBooking): boolean {
  return utcConfirmedAt !== null || status === 'CONFIRMED' || status === 'REDEEMED' || status === 'PENDING'
}

/** Whether the supplier cancelled a booking by itself. */
export function isCancelledBySupplier(found: OctoBooking): boolean {
  return found.status === 'CANCELLED' && isBooked(found) && found.cancellation?.reason !== OWN_REASON
}

/** Returns until when a move of the supplier can be answered; null if it moved nothing, or it is too late. */
export function movedUntil(found: OctoBooking, timeZone: string, now: Date): Date | null {
  const { status, resellerReference, availabilityId, availability, utcUpdatedAt } = found
  const isMoved =
    status === 'CONFIRMED' &&
    availabilityId !== null &&
    availability !== null &&
    resellerReference?.startsWith(prefix) &&
    resellerReference !== knownTime(availabilityId)
  if (!isMoved) return null
  const start = localToMoment(availability.localDateTimeStart.slice(0, 19), timeZone)
  const until = new Date(Math.min(start.getTime(), Date.parse(utcUpdatedAt) + ANSWER_MS))
  return until > now ? until : null
}

/**
 * Returns unanswered changes that the supplier made by itself: another time, which is accepted if it is on the same
 * day, or a cancellation, which leaves no choice.
 */
export async function supplierChanges(found: OctoBooking, sources: OctoSources): Promise<SupplierChange[]> {
  const { productId, optionId, availability, availabilityId } = found
  const product = await sources.product(productId)
  const option = product?.options.find(({ id }) => id === optionId)
  if (!product || !option || !availability || availabilityId === null) return []
  const units = [...new Set(found.unitItems.map(({ unitId }) => unitId))].map((unit) => ({
    unit,
    count: found.unitItems.filter(({ unitId }) => unitId === unit).length,
  }))
  const becomes = await visitAt({ product, option, units, at: availability }, sources)
  if (becomes === null) return []
  if (isCancelledBySupplier(found)) {
    const at = found.cancellation?.utcCancelledAt ?? found.utcUpdatedAt
    const answer = { answers: ['cancel'], unlessAnswered: 'cancel' } as const
    return [{ reference: `cancelled ${at}`, becomes, respondBy: new Date(at), ...answer }]
  }
  const respondBy = movedUntil(found, sources.timeZoneOf(product), sources.clock())
  if (respondBy === null) return []
  const dayBefore = found.resellerReference?.slice(prefix.length, prefix.length + 10)
  const unlessAnswered = becomes.slot.start.startsWith(dayBefore ?? '') ? 'accept' : 'cancel'
  return [{ reference: availabilityId, becomes, answers: ['accept', 'cancel'], respondBy, unlessAnswered }]
}
