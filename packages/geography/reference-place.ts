import type { NearbyCity } from './geo.ts'

/** Miles. A search by suggestion has the exact centre of a place, apart from rounding. */
const sameSpotMiles = 0.5
/** From any other point, people name the place that is large in relation to its distance. */
const fadingMiles = 4

/**
 * Returns the city from which distances are measured, among the cities near a point (nearest first): the one that the
 * traveller named (`Lisbon, Portugal`), else the one with this centre, else the most notable.
 */
export function referencePlace(cities: readonly NearbyCity[], placeName: string): NearbyCity | undefined {
  const asked = placeName.split(/[,،]/)[0]?.trim().toLowerCase()
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
