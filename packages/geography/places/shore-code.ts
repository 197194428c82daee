/** Directions in which the reach of land around a city is known: every 30 degrees, the first is north. */
export const sectorCount = 12

/** Distances from the centre at which the map was asked whether there is land. */
export const ringMiles: readonly number[] = [0.9, 2.2, 4.5]

/** Takes how many rings of land lie in each direction (0 to 3) and gives four characters: two bits a direction. */
export function encodeReach(reach: readonly number[]): string {
  const bits = reach.reduce((sum, rings, sector) => sum + rings * 4 ** sector, 0)
  return bits.toString(36).padStart(5, '0')
}

/** Takes the characters of {@link encodeReach} and gives the rings of land in each direction. */
export function decodeReach(code: string): number[] {
  const bits = Number.parseInt(code, 36)
  return Array.from({ length: sectorCount }, (_, sector) => Math.floor(bits / 4 ** sector) % 4)
}
