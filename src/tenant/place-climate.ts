/** The climates that the shell's pictures can show. */
export type Climate = 'tropical' | 'mediterranean' | 'temperate' | 'nordic'

/** Returns a place's climate by its latitude in degrees; exact enough for the colours and roofs of a picture. */
export function placeClimate(latitude: number): Climate {
  const north = Math.abs(latitude)
  if (north < 25) return 'tropical'
  if (north < 45) return 'mediterranean'
  return north < 59 ? 'temperate' : 'nordic'
}
