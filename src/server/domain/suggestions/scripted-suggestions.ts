import type { Geo } from '../../../../packages/geography/geo.ts'
import type { Place } from '../../../contract/types.ts'
import type { NamedPoint } from '../suppliers/port.ts'
import { cityPlace } from './city-place.ts'
import type { SuggestRequest } from './suggest-request.ts'

const fewestLetters = 3

/** Returns those whose names begin with the typed text; none for one or two letters, so that real places come first. */
export function scriptedMatches<Named extends { readonly name: string }>(
  text: string,
  places: readonly Named[],
): readonly Named[] {
  const typed = text.trim().toLowerCase()
  return typed.length < fewestLetters ? [] : places.filter(({ name }) => name.toLowerCase().startsWith(typed))
}

/** Scripted places are in a city. */
const cityMiles = 30

/**
 * Returns a sample supplier's scripted places whose names begin with the typed text, so that they are found like any
 * other; none for the places of an agency.
 */
export function scriptedSuggestions(
  geo: Geo,
  { text, isManageLocation = false }: SuggestRequest,
  places: readonly NamedPoint[],
  language: string,
): Place[] {
  if (isManageLocation) return []
  return scriptedMatches(text, places).flatMap(({ name, latitude, longitude }) => {
    const [city] = geo.citiesNear({ latitude, longitude }, cityMiles, 1)
    if (!city) return []
    const { country, countryCode, timeZone } = cityPlace(geo, city, language)
    const id = `scripted-${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`
    return [
      {
        id,
        name,
        countryCode,
        country,
        latitude,
        longitude,
        timeZone,
        type: 'city' as const,
        label: `${name}, ${country}`,
      },
    ]
  })
}
