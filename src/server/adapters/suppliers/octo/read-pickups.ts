import type { ProductQuestion } from '../../../../contract/types.ts'
import type { ActivityPlace, Pickup } from '../../../domain/suppliers/activity-product.ts'
import { pickupAnswers, pickupQuestions } from '../../../domain/suppliers/pickup-answers.ts'
import type { BookingAnswer } from '../../../domain/suppliers/traveller.ts'
import type {
  OctoAvailability,
  OctoOption,
  OctoPickupPoint,
  OctoPickups,
  OctoProduct,
} from './octo-answers.ts'

const mostPlaces = 50
const longestName = 120

/** The pickup of a booking as OCTO takes it. */
export interface OctoPickupRequest {
  readonly pickupRequested: boolean
  readonly pickupPointId: string | null
  readonly pickupHotel: string | null
}

/** Returns how travellers of a product are picked up, in any of its options. */
export function readPickup(product: OctoProduct): Pickup {
  const all = product.options.map((option) => pickupsOf(product, option))
  if (!all.some(isOffered)) return { offered: 'none', places: [], takesOwnAddress: false }
  const isAlways = all.every(({ pickupRequired }) => pickupRequired)
  const points = all.flatMap(({ pickupPoints = [] }) => pickupPoints)
  return {
    offered: isAlways ? 'always' : 'optional',
    places: uniquePoints(points).map((point) => readPlace(point)),
    takesOwnAddress: true,
  }
}

/** Whether travellers of an option can be picked up. */
export function hasPickup(product: OctoProduct, option: OctoOption): boolean {
  return isOffered(pickupsOf(product, option))
}

/** Returns the questions about the pickup at a start time: a place, another address, or no pickup. */
export function pickupQuestionsOf(
  product: OctoProduct,
  option: OctoOption,
  at: OctoAvailability,
): ProductQuestion[] {
  const pickups = { ...pickupsOf(product, option), ...definedOf(at) }
  if (!isOffered(pickups)) return []
  const { own, start } = pickupAnswers
  const names = uniquePoints(pickups.pickupPoints ?? []).map(nameOf)
  const others = pickups.pickupRequired ? [own] : [own, start]
  const address = { code: pickupQuestions.address, of: 'party', isRequired: true } as const
  // A place that is required has to be an address if there are no points.
  if (names.length === 0 && pickups.pickupRequired) return [address]
  return [
    { code: pickupQuestions.place, of: 'party', isRequired: true, choices: [...names, ...others] },
    { ...address, askedIf: { question: pickupQuestions.place, values: [own] } },
  ]
}

/** Returns the pickup that travellers chose; null if the option has none. */
export function writePickup(
  product: OctoProduct,
  option: OctoOption,
  answers: readonly BookingAnswer[],
): OctoPickupRequest | null {
  const pickups = pickupsOf(product, option)
  if (!isOffered(pickups)) return null
  const answerTo = (code: string) => answers.find(({ question }) => question === code)?.value ?? null
  const [place, hotel] = [answerTo(pickupQuestions.place), answerTo(pickupQuestions.address)]
  const point = (pickups.pickupPoints ?? []).find((one) => nameOf(one) === place)
  if (point) return { pickupRequested: true, pickupPointId: point.id, pickupHotel: null }
  return { pickupRequested: hotel !== null, pickupPointId: null, pickupHotel: hotel }
}

/** An option says it itself, or its product says it for all options. */
function pickupsOf(product: OctoProduct, option: OctoOption): OctoPickups {
  return option.pickupAvailable === undefined ? product : option
}

function definedOf({ pickupAvailable, pickupRequired, pickupPoints }: OctoPickups): OctoPickups {
  return {
    ...(pickupAvailable !== undefined && { pickupAvailable }),
    ...(pickupRequired !== undefined && { pickupRequired }),
    ...(pickupPoints !== undefined && { pickupPoints }),
  }
}

function isOffered({ pickupAvailable, pickupRequired }: OctoPickups): boolean {
  return pickupAvailable === true || pickupRequired === true
}

/** Travellers choose by name, so that each name is there once. */
function uniquePoints(points: readonly OctoPickupPoint[]): OctoPickupPoint[] {
  const names = points.map(nameOf)
  return points.filter((_, index) => names.indexOf(names[index] ?? '') === index).slice(0, mostPlaces)
}

function nameOf({ name }: OctoPickupPoint): string {
  return name.trim().slice(0, longestName)
}

function readPlace(point: OctoPickupPoint): ActivityPlace {
  const { address, latitude, longitude } = point
  const hasPosition = typeof latitude === 'number' && typeof longitude === 'number'
  return {
    kind: 'pickup',
    name: nameOf(point),
    ...(address && { address: address.slice(0, 300) }),
    position: hasPosition ? { latitude, longitude } : null,
  }
}
