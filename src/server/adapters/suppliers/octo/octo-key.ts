import type { UnitCount } from '../../../domain/suppliers/activity-option.ts'

/** What determines a start time of an OCTO supplier and its price. */
export interface OctoKey {
  readonly productId: string
  readonly optionId: string
  readonly availabilityId: string
  readonly units: readonly UnitCount[]
}

const prefix = 'octo-'
const longest = 1_100

/** Returns the key of these values: letters, digits, `-` and `_`. */
export function encodeOctoKey({ productId, optionId, availabilityId, units }: OctoKey): string {
  const sorted = units.toSorted((one, other) => (one.unit < other.unit ? -1 : 1))
  const text = JSON.stringify([
    productId,
    optionId,
    availabilityId,
    ...sorted.map(({ unit, count }) => [unit, count]),
  ])
  return prefix + Buffer.from(text).toString('base64url')
}

/** Returns a key's values, or null for any text that {@link encodeOctoKey} does not produce. */
export function decodeOctoKey(text: string): OctoKey | null {
  if (!text.startsWith(prefix) || text.length > longest) return null
  try {
    const [productId, optionId, availabilityId, ...units] = JSON.parse(
      Buffer.from(text.slice(prefix.length), 'base64url').toString(),
    )
    const key = { productId, optionId, availabilityId, units: units.map(unitOf) }
    const isSound = [productId, optionId, availabilityId].every(
      (one) => typeof one === 'string' && one !== '',
    )
    return isSound && units.length > 0 && encodeOctoKey(key) === text ? key : null
  } catch {
    return null
  }
}

function unitOf(value: unknown): UnitCount {
  const [unit, count] = Array.isArray(value) ? value : []
  if (typeof unit === 'string' && Number.isInteger(count) && count >= 1 && count <= 90) return { unit, count }
  throw new Error('it is no unit')
}
