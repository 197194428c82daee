import type { Climate } from '../../scenes/scene-kind.ts'
import type { City } from '../geo.ts'
import { isInDesert, isInForest, isInVineyards } from './dry-and-green.ts'
import { isByLake, isByRiver } from './fresh-water.ts'
import { isInMountains } from './mountains.ts'
import { placeClimate } from './place-climate.ts'
import { isSeaside } from './seaside.ts'
import { hasKnownOldTown, hasKnownSkyline, isLowRise, oldTownCountries } from './towns.ts'

export type PlaceTrait =
  | 'coast'
  | 'beach'
  | 'mountain'
  | 'ski'
  | 'desert'
  | 'forest'
  | 'lake'
  | 'river'
  | 'vineyard'
  | 'old-town'
  | 'skyline'
  | 'big-city'

export interface PlaceTraits {
  readonly traits: ReadonlySet<PlaceTrait>
  readonly climate: Climate
}

/** Countries with tall buildings in every larger city. */
const highRising: ReadonlySet<string> = new Set(
  'US CA AU NZ AE QA KW BH SG HK MO MY PA CN JP KR TW TH PH ID VN BR KZ AZ SA'.split(' '),
)
/** European cities keep towers out of the centre, so only known skylines count. */
const lowRising: ReadonlySet<string> = new Set(
  'AT BE BG CH CZ DE DK ES FI FR GB GR HR HU IE IT LT LV NL NO PL PT RO RS SE SI SK TR UA RU'.split(' '),
)

/**
 * Returns a city's attractions and climate, from its position, country and size and from curated lists of landscapes.
 * They decide what is sold there and what its pictures show.
 */
export function placeTraits(city: City): PlaceTraits {
  const isCoast = isSeaside(city)
  const climate = placeClimate(city, isCoast)
  const isMountain = isInMountains(city)
  const found: Record<PlaceTrait, boolean> = {
    coast: isCoast,
    beach: isCoast && (isWarm(climate) || Math.abs(city.latitude) < 39),
    mountain: isMountain,
    ski: isMountain && Math.abs(city.latitude) > 28,
    desert: isInDesert(city),
    forest: isInForest(city),
    lake: isByLake(city),
    river: isByRiver(city),
    vineyard: isInVineyards(city),
    'old-town': hasKnownOldTown(city) || (oldTownCountries.has(city.countryCode) && city.population >= 3_000),
    skyline:
      hasKnownSkyline(city) || (city.population >= skylinePopulation(city.countryCode) && !isLowRise(city)),
    'big-city': city.population >= 400_000,
  }
  const traits = (Object.keys(found) as PlaceTrait[]).filter((trait) => found[trait])
  return { traits: new Set(traits), climate }
}

function isWarm(climate: Climate): boolean {
  return climate === 'tropical' || climate === 'mediterranean' || climate === 'arid'
}

function skylinePopulation(countryCode: string): number {
  if (lowRising.has(countryCode)) return Number.POSITIVE_INFINITY
  return highRising.has(countryCode) ? 300_000 : 1_500_000
}
