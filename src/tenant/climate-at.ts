/** The climates that the shell's own pictures know. */
export type Climate = 'tropical' | 'mediterranean' | 'temperate' | 'nordic'

/** Climate of a place by its latitude in degrees alone: enough for the colours and roofs of a picture. */
export function climateAt(latitude: number): Climate {
  const north = Math.abs(latitude)
  if (north < 25) return 'tropical'
  if (north < 45) return 'mediterranean'
  return north < 59 ? 'temperate' : 'nordic'
}
