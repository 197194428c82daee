import type { ResortSuggestion } from '../../../src/server/domain/suppliers/resort-offer.ts'
import { countryName } from '../../geography/countries/country-name.ts'
import { foldText } from '../../geography/fold-text.ts'
import type { Geo } from '../../geography/geo.ts'
import { resortRegions } from './resort-atlas.ts'
import type { Resort } from './resort-directory.ts'

const mostCities = 5

/**
 * Returns what a text may mean, best first: regions, subregions and resorts with a word that starts with it, then
 * cities. Accepts any text; one without a letter finds nothing.
 */
export function suggestResorts(
  geo: Geo,
  resorts: readonly Resort[],
  text: string,
  limit: number,
): ResortSuggestion[] {
  const requested = foldText(text)
  if (requested === '') return []
  const known = [...regionSuggestions(), ...resorts.map(resortSuggestion)]
    .map((suggestion) => ({ suggestion, rank: rankOf(foldText(suggestion.name), requested) }))
    .filter(({ rank }) => rank < notFound)
    .sort((a, b) => a.rank - b.rank)
    .map(({ suggestion }) => suggestion)
  const cities = geo.suggestCities(text, Math.min(mostCities, limit)).map(
    (city): ResortSuggestion => ({
      id: `city-${city.id}`,
      name: city.name,
      label: `${city.name}, ${countryName(city.countryCode, 'en')}`,
      type: 'city',
      latitude: city.latitude,
      longitude: city.longitude,
    }),
  )
  return [...known.slice(0, Math.max(0, limit - cities.length)), ...cities]
}

const notFound = 3

function rankOf(name: string, requested: string): number {
  if (name === requested) return 0
  if (name.startsWith(requested)) return 1
  return name.includes(` ${requested}`) ? 2 : notFound
}

function regionSuggestions(): ResortSuggestion[] {
  return resortRegions.flatMap((region) => {
    const subregions = region.subregions.map((subregion): ResortSuggestion => {
      const { latitude = 0, longitude = 0 } = subregion.places[0] ?? {}
      const label = `${subregion.name}, ${region.name}`
      return { id: subregion.id, name: subregion.name, label, type: 'subregion', latitude, longitude }
    })
    const { latitude = 0, longitude = 0 } = subregions[0] ?? {}
    return [
      { id: region.id, name: region.name, label: region.name, type: 'region', latitude, longitude },
      ...subregions,
    ]
  })
}

function resortSuggestion({ id, name, subregion, position }: Resort): ResortSuggestion {
  return { id, name, label: `${name}, ${subregion.name}`, type: 'resort', ...position }
}
