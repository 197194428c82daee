/** Directions for which the land around a city is known: every 30 degrees, starting at north. */
export const sectorCount = 12

/** Distances from the centre, in miles, at which the map was checked for land. */
export const ringMiles: readonly number[] = [0.9, 2.2, 4.5]

/** Encodes the rings of land in each direction (0 to 3) as four characters, two bits for each direction. */
export function encodeReach(reach: readonly number[]): string {
  const bits = reach.reduce((sum, rings, sector) => sum + rings * 4 ** sector, 0)
  return bits.toString(36).padStart(5, '0')
}

/** Decodes the characters of {@link encodeReach} to the rings of land in each direction. */
export function decodeReach(code: string): number[] {
  const bits = Number.parseInt(code, 36)
  return Array.from({ length: sectorCount }, (_, sector) => Math.floor(bits / 4 ** sector) % 4)
}
