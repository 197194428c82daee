import { countries } from 'countries-list'
import { countriesNamed } from '../countries/countries-named.ts'
import { foldText } from '../fold-text.ts'
import { regions } from '../region-name.ts'

/** Maximum length; the contract refuses longer texts. */
const longestText = 100
/** A partly typed country name counts from its fourth letter. */
const lettersOfUnfinishedName = 4

/** Where a place must be: in one of these countries or regions. */
export interface Area {
  readonly countries: ReadonlySet<string>
  /** `US-TX`: country and first-level code. */
  readonly regions: ReadonlySet<string>
}

export interface PlaceQuery {
  /** The whole text, folded. */
  readonly whole: string
  /** The text as a place and its area ('paris, tx, usa'), if its end names a country or region. */
  readonly narrowed: { readonly place: string; readonly areas: readonly Area[] } | null
}

/**
 * Returns a visitor's text folded, and as 'place, country' if possible. After a comma the start of a country is
 * enough; without one it takes a code or a full name ('paris fr', 'san jose costa rica'). Never throws.
 */
export function placeQuery(text: string): PlaceQuery {
  const read = text.slice(0, longestText)
  const parts = read.split(/[,،]/).map(foldText).filter(Boolean)
  const areas: Area[] = []
  while (parts.length > 1) {
    const area = areaNamed(parts.at(-1) ?? '', true)
    if (!area) break
    areas.push(area)
    parts.pop()
  }
  let words = parts.join(' ').split(' ')
  for (let tail = tailArea(words); tail && areas.length < 3; tail = tailArea(words)) {
    areas.push(tail.area)
    words = words.slice(0, -tail.words)
  }
  return { whole: foldText(read), narrowed: areas.length > 0 ? { place: words.join(' '), areas } : null }
}

/** Whether a place with these codes is in all of the areas. */
export function liesIn(areas: readonly Area[], countryCode: string, adminCode: string): boolean {
  return areas.every(
    (area) => area.countries.has(countryCode) || area.regions.has(`${countryCode}-${adminCode}`),
  )
}

function tailArea(words: readonly string[]): { area: Area; words: number } | null {
  for (let count = Math.min(3, words.length - 1); count > 0; count -= 1) {
    const tail = words.slice(-count).join(' ')
    const area = areaNamed(tail, tail.length >= lettersOfUnfinishedName)
    if (area) return { area, words: count }
  }
  return null
}

function areaNamed(folded: string, prefix: boolean): Area | null {
  const named = new Set(countriesNamed(folded, { prefix }))
  const code = folded.toUpperCase()
  if (Object.hasOwn(countries, code)) named.add(code)
  const inside = regions.filter(
    ({ adminCode, name }) => adminCode === code || matches(foldText(name), folded, prefix),
  )
  if (named.size === 0 && inside.length === 0) return null
  return {
    countries: named,
    regions: new Set(inside.map((region) => `${region.countryCode}-${region.adminCode}`)),
  }
}

function matches(name: string, folded: string, prefix: boolean): boolean {
  return prefix ? name.startsWith(folded) : name === folded
}
