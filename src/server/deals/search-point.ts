import type { FieldError } from '../../contract/types.ts'
import type { GeoPoint } from '../geo/geo-point.ts'

interface NamedCoordinate {
  readonly field: string
  readonly value: number | undefined
}

/**
 * Takes the two coordinates of a search and the point that stands for both when neither is there, and gives the point, or
 * the error for one that misses its other half.
 */
export function searchPoint(
  latitude: NamedCoordinate,
  longitude: NamedCoordinate,
  otherwise: GeoPoint,
): { point: GeoPoint; errors: FieldError[] } {
  if (latitude.value !== undefined && longitude.value !== undefined) {
    return { point: { latitude: latitude.value, longitude: longitude.value }, errors: [] }
  }
  const missing = [latitude, longitude].filter(({ value }) => value === undefined)
  const errors = missing.length === 1 ? missing.map(({ field }) => ({ field, reason: 'is required' })) : []
  return { point: { latitude: otherwise.latitude, longitude: otherwise.longitude }, errors }
}
