import type { City } from '../../geography/geo.ts'
import { mix, unit } from '../random.ts'
import { hotelBrands } from './hotel-brands.ts'
import { lexiconOf } from './lexicons/lexicon-of.ts'
import type { Tier } from './tier.ts'

const leastPopulationForBrands = 40_000
const brandShare = 0.18
/** A step without a common factor with the number of words meets every word before it meets one again. */
const wordStep = 17
/** Where each tier begins, so that a city's inns and palaces do not share their words. */
const firstWord: Readonly<Record<Tier, number>> = { modest: 0, middle: 13, grand: 27 }

/**
 * Takes a city and its seed and gives a source of names: each call takes a tier and a seed of the hotel and gives a name
 * that fits the place and that it has not given before. Words and patterns are dealt out rather than drawn, so nothing
 * has to be compared.
 */
export function hotelNamer(city: City, citySeed: number): (tier: Tier, seed: number) => string {
  const lexicon = lexiconOf(city.countryCode)
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
