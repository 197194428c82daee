import { countries } from 'countries-list'
import { countriesNamed } from '../countries/countries-named.ts'
import { foldText } from '../fold-text.ts'
import { regions } from '../region-name.ts'

/** Longest text that is read; the contract refuses longer ones. */
const longestText = 100
/** A country's name counts from its fourth letter while it is still being typed. */
const lettersOfUnfinishedName = 4

/** Where a place must lie: in one of these countries or regions. */
export interface Area {
  readonly countries: ReadonlySet<string>
  /** `US-TX`: country and first-level code. */
  readonly regions: ReadonlySet<string>
}

export interface PlaceQuery {
  /** The whole text, folded. */
  readonly whole: string
  /** The text read as a place and where it lies ('paris, tx, usa'), when its end names a country or region. */
  readonly narrowed: { readonly place: string; readonly areas: readonly Area[] } | null
}

/**
 * Takes what a visitor typed and gives it folded, and read as 'place, country' where it can be: behind a comma the start
 * of a name is enough, without one it takes a code or a name ('paris fr', 'san jose costa rica'). Never throws.
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

/** Takes areas and a place's codes; true when it lies in all of them. */
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
