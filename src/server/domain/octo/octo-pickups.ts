import type { ActivityOption } from '../suppliers/activity-option.ts'
import type { ActivityPlace, ActivityProduct } from '../suppliers/activity-product.ts'
import { pickupAnswers, pickupQuestions } from '../suppliers/pickup-answers.ts'
import type { BookingAnswer } from '../suppliers/traveller.ts'
import { withOffset } from './local-offset.ts'
import { OctoError } from './octo-error.ts'
import type { OctoPickup } from './octo-record.ts'

/** A start time whose pickups have times. */
interface PickupStart {
  readonly start: string
  readonly timeZone: string
}

const none = { pickupAvailable: false, pickupRequired: false, pickupPoints: [] }

/**
 * Returns where travellers of an option are picked up, with times if a start is given. A point is never required:
 * travellers may decide later.
 */
export function octoPickups(
  option: ActivityOption,
  product: ActivityProduct,
  at: PickupStart | null,
): object {
  if (!option.pickup) return none
  const pickupPoints = product.pickup.places.map((place, index) => octoPoint(place, index, product, at))
  return { pickupAvailable: true, pickupRequired: false, pickupPoints }
}

/** Returns the pickup of a booking as OCTO writes it. */
export function bookedPickup(
  pickup: OctoPickup | undefined,
  product: ActivityProduct,
  at: PickupStart | null,
): object {
  const index = pointIndex(pickup?.pointId ?? null, product)
  const place = product.pickup.places[index]
  return {
    pickupRequested: pickup?.isRequested ?? false,
    pickupPointId: place ? pointId(index) : null,
    pickupHotel: pickup?.hotel ?? null,
    pickupPoint: place ? octoPoint(place, index, product, at) : null,
  }
}

/**
 * Returns a reseller's pickup as answers to the supplier's questions; none for an option without pickup. A point
 * precedes an address. Throws UNPROCESSABLE_ENTITY for an unknown point, or a pickup that is not offered.
 */
export function pickupAnswersOf(
  pickup: OctoPickup | undefined,
  option: ActivityOption,
  product: ActivityProduct,
): BookingAnswer[] {
  const { place: question, address } = pickupQuestions
  const isNamed = pickup !== undefined && (pickup.pointId !== null || pickup.hotel !== null)
  if (!option.pickup) {
    if (isNamed || pickup?.isRequested) throw refused('pickupRequested: this option has no pickup')
    return []
  }
  if (pickup?.pointId) {
    const point = product.pickup.places[pointIndex(pickup.pointId, product)]
    if (!point) throw refused('pickupPointId must be one of pickupPoints')
    return [{ question, value: point.name }]
  }
  if (pickup?.hotel) {
    return [
      { question, value: pickupAnswers.own },
      { question: address, value: pickup.hotel },
    ]
  }
  return [{ question, value: pickupAnswers.later }]
}

function refused(message: string): OctoError {
  return new OctoError('UNPROCESSABLE_ENTITY', message)
}

function pointId(index: number): string {
  return `pickup-${index + 1}`
}

function pointIndex(id: string | null, { pickup }: ActivityProduct): number {
  return pickup.places.findIndex((_, index) => pointId(index) === id)
}

function octoPoint(
  { name, address, position, minutes = 0 }: ActivityPlace,
  index: number,
  { city, country }: ActivityProduct,
  at: PickupStart | null,
): object {
  return {
    id: pointId(index),
    name,
    directions: null,
    address: address ?? null,
    latitude: position?.latitude ?? null,
    longitude: position?.longitude ?? null,
    localDateTime: at && withOffset(earlier(at.start, minutes), at.timeZone),
    localDateTimeTo: null,
    googlePlaceId: null,
    street: address ?? null,
    postalCode: null,
    locality: city,
    region: null,
    state: null,
    country,
  }
}

/** A local time so many minutes before another. */
function earlier(local: string, minutes: number): string {
  return new Date(Date.parse(`${local}Z`) - minutes * 60_000).toISOString().slice(0, 19)
}
