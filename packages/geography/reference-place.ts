import type { NearbyCity } from './geo.ts'

/** A search by suggestion arrives with the centre of a place: only rounding lies between. */
const sameSpotMiles = 0.5
/** From a point that is no centre, people name the place that is large for how far it is. */
const fadingMiles = 4

/**
 * Takes the cities near a point, nearest first, and the place as the traveller wrote it (`Lisbon, Portugal`), and gives
 * the city that distances are told from: the one so named, else the one whose centre this is, else the most notable.
 */
export function referencePlace(cities: readonly NearbyCity[], placeName: string): NearbyCity | undefined {
  const asked = placeName.split(',')[0]?.trim().toLowerCase()
  const named = cities.filter((city) => city.name.toLowerCase() === asked)
  const here = cities.filter((city) => city.distanceMiles <= sameSpotMiles)
  return mostNotable(named) ?? mostNotable(here) ?? mostNotable(cities)
}

function mostNotable(cities: readonly NearbyCity[]): NearbyCity | undefined {
  let best: NearbyCity | undefined
  let bestScore = -1
  for (const city of cities) {
    const score = city.population * Math.exp(-city.distanceMiles / fadingMiles)
    if (score <= bestScore) continue
    best = city
    bestScore = score
  }
  return best
}
