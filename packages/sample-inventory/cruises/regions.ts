import { sampleShipLines } from './ship-lines.ts'

export interface CruiseRegion {
  readonly code: string
  readonly name: string
  /** Month of the highest prices, 1 to 12. */
  readonly peak: number
  /** Price level; 1 is ordinary. */
  readonly level: number
}

/** Peak month and level; the other regions are as the first one. */
const seasons: Readonly<Record<string, readonly [peak: number, level: number]>> = {
  antarctica: [1, 1.5],
  'arabian-gulf': [1, 0.95],
  australia: [1, 1],
  bahamas: [3, 1.15],
  'canary-islands': [1, 0.9],
  caribbean: [2, 1],
  china: [6, 0.85],
  danube: [7, 1.05],
  douro: [9, 1.1],
  greenland: [8, 1.3],
  iceland: [7, 1.15],
  japan: [4, 1.1],
  'mexican-riviera': [12, 0.95],
  nile: [12, 0.9],
  'red-sea': [12, 0.9],
  'south-east-asia': [1, 0.9],
  'south-pacific': [1, 1.1],
  svalbard: [7, 1.25],
}
const ordinary: readonly [number, number] = [8, 1]

/** The regions by name. */
export const cruiseRegions: readonly CruiseRegion[] = [
  ...new Set(sampleShipLines.flatMap(({ regions }) => regions)),
]
  .toSorted()
  .map((name) => {
    const code = name.toLowerCase().replace(/[^a-z]+/g, '-')
    const [peak, level] = seasons[code] ?? ordinary
    return { code, name, peak, level }
  })

/** Returns a region that a route names. Throws for a code that no region has. */
export function regionNamed(code: string): CruiseRegion {
  const region = cruiseRegions.find((one) => one.code === code)
  if (region === undefined) throw new Error(`There is no region ${code}`)
  return region
}
