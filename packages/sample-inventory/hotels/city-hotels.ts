import type { City } from '../../geography/geo.ts'
import type { GeoPoint } from '../../geography/geo-point.ts'
import { type PlaceTraits, placeTraits } from '../../geography/places/place-traits.ts'
import { landReach } from '../../geography/places/seaside.ts'
import { mix, randomStream, unit } from '../random.ts'
import { cityRadiusMiles, spreadInCity } from '../spread-in-city.ts'
import { hotelBrands } from './hotel-brands.ts'
import { hotelId } from './hotel-id.ts'
import { countryLexicon } from './lexicons/country-lexicon.ts'
import type { Tier } from './tier.ts'

const leastPopulationForBrands = 40_000

const brandShare = 0.18

/** A step without a common factor with the number of words uses every word before any repeats. */
const wordStep = 17

/** Start of each tier, so that a city's inns and palaces do not share words. */
const firstWord: Readonly<Record<Tier, number>> = { modest: 0, middle: 13, grand: 27 }

/** A property's fixed facts. */
export interface Hotel {
  readonly id: string
  /** Seed of its pictures. */
  readonly pictureSeed: string
  readonly seed: number
  readonly name: string
  readonly stars: number
  readonly guestRating: number
  readonly position: GeoPoint
  /** Rooms of its cheapest type. */
  readonly capacity: number
  /** Price factor within its class: location, and the owner's choice. */
  readonly standing: number
  /** The public price exceeds the agency's by this share; 0.3 = three tenths. */
  readonly retailShare: number
}

export interface CityHotels {
  readonly city: City
  readonly place: PlaceTraits
  readonly hotels: readonly Hotel[]
}

const mostHotels = 300
/** Holiday destinations have more beds than their population suggests. */
const leisureShare = 1.5

/** Returns the number of hotels in a city with these traits: two in a village, three hundred in a metropolis. */
export function hotelCount(city: City, { traits }: PlaceTraits): number {
  const isLeisure = traits.has('beach') || traits.has('ski') || traits.has('lake')
  const count = 1.9 * (city.population / 1000) ** 0.6 * (isLeisure ? leisureShare : 1)
  return Math.min(mostHotels, Math.max(2, Math.round(count)))
}

/** Returns a city's hotels, the same on every day, from the dataset's seed. */
export function listCityHotels(city: City, datasetSeed: number): CityHotels {
  const place = placeTraits(city)
  const reach = landReach(city)
  const citySeed = mix(datasetSeed, city.id)
  const nameHotel = hotelNamer(city, citySeed)
  const hotels = Array.from({ length: hotelCount(city, place) }, (_, index): Hotel => {
    const seed = mix(citySeed, index + 1)
    const stream = randomStream(seed)
    const stars = drawStars(stream.next(), city.population)
    const { position, miles } = spreadInCity(city, reach, stream)
    const standing = (1.12 - (0.2 * miles) / cityRadiusMiles(city.population)) * stream.between(0.86, 1.16)
    return {
      id: hotelId(city, index + 1),
      pictureSeed: `h${city.id}-${index + 1}`,
      seed,
      name: nameHotel(tierOf(stars, stream.chance(0.4)), seed),
      stars,
      guestRating: Math.round((3.1 + stars * 0.22 + stream.between(-0.3, 0.7)) * 10) / 10,
      position,
      capacity: 2 + stream.below(7),
      standing,
      retailShare: 0.15 + 0.6 * stream.next() ** 1.7,
    }
  })
  return { city, place, hotels }
}

function drawStars(luck: number, population: number): number {
  const highest = population < 5_000 ? 4 : population < 30_000 ? 4.5 : 5
  const shares: readonly (readonly [stars: number, upTo: number])[] = [
    [2, 0.12],
    [2.5, 0.21],
    [3, 0.46],
    [3.5, 0.62],
    [4, 0.83],
    [4.5, 0.92],
    [5, 1],
  ]
  const stars = shares.find(([, upTo]) => luck < upTo)?.[0] ?? 3
  return Math.min(stars, highest)
}

function tierOf(stars: number, isProud: boolean): Tier {
  if (stars < 3) return 'modest'
  return stars > 4 || (stars === 4 && isProud) ? 'grand' : 'middle'
}

/**
 * Returns a source of hotel names for a city: each call takes a tier and the hotel's seed and returns a fitting,
 * unused name. Words and patterns are dealt like cards, so no comparison is needed.
 */
function hotelNamer(city: City, citySeed: number): (tier: Tier, seed: number) => string {
  const lexicon = countryLexicon(city.countryCode)
  const place = placeNameInBrands(city)
  const dealt: Record<Tier, number> = { modest: 0, middle: 0, grand: 0 }
  const branded: Record<Tier, number> = { modest: 0, middle: 0, grand: 0 }

  function brandName(tier: Tier): string | null {
    const brands = hotelBrands[tier]
    const turn = branded[tier]
    const round = Math.floor(turn / brands.length)
    if (round > lexicon.quarters.length) return null
    branded[tier] += 1
    const brand = brands[(turn + citySeed) % brands.length]
    const quarter = round === 0 ? '' : ` ${lexicon.quarters[round - 1]}`
    return `${brand} ${place}${quarter}`
  }

  function ownName(tier: Tier): string {
    const patterns = lexicon[tier]
    const turn = dealt[tier]
    dealt[tier] += 1
    const { length } = lexicon.words
    const round = Math.floor(turn / length)
    const word = (citySeed + firstWord[tier] + turn * wordStep) % length
    const pattern = patterns[(round + mix(citySeed, word)) % patterns.length] ?? '{w}'
    const again = Math.floor(round / patterns.length)
    const quarter = again === 0 ? '' : ` ${lexicon.quarters[(again - 1) % lexicon.quarters.length]}`
    return `${pattern.replace('{w}', lexicon.words[word] ?? '')}${quarter}`
  }

  return (tier, seed) => {
    const wantsBrand = place !== '' && city.population >= leastPopulationForBrands && unit(seed) < brandShare
    return (wantsBrand && brandName(tier)) || ownName(tier)
  }
}

/** 'New York City' is New York on a sign; 'Paris 04 Hôtel-de-Ville' is on none. */
function placeNameInBrands(city: City): string {
  const name = city.name.replace(/ City$/, '')
  return name.length <= 18 && /^[^\d(]+$/.test(name) ? name : ''
}
