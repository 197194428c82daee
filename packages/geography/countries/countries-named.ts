import { countries } from 'countries-list'
import { foldText } from '../fold-text.ts'
import { countryName } from './country-name.ts'

/** The languages of spec §9: a visitor may write 'Deutschland' or 'ألمانيا'. */
const languages = ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv']

/**
 * Returns the codes of the countries with this folded name: in any of the nine languages, in their own, or as a usual
 * short form ('uk', 'usa'). With `prefix`, the start of a name is enough.
 */
export function countriesNamed(folded: string, { prefix }: { prefix: boolean }): ReadonlySet<string> {
  const names = foldedNames()
  const found = new Set(names.get(folded))
  if (!prefix) return found
  for (const [name, codes] of names) {
    if (name.startsWith(folded)) for (const code of codes) found.add(code)
  }
  return found
}

let table: Map<string, Set<string>> | undefined

/** Built on first use: 2,500 names take about 20 ms, which would slow down a start. */
function foldedNames(): ReadonlyMap<string, ReadonlySet<string>> {
  if (table) return table
  table = new Map()
  for (const [code, country] of Object.entries(countries)) {
    const names = [
      country.name,
      country.native,
      ...(country.alias ?? []),
      ...languages.map((tag) => countryName(code, tag)),
    ]
    for (const name of [...names, ...(shortForms[code] ?? [])]) {
      const folded = foldText(name)
      table.set(folded, (table.get(folded) ?? new Set()).add(code))
    }
  }
  return table
}

const shortForms: Readonly<Record<string, readonly string[]>> = {
  GB: ['UK', 'Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland'],
  US: ['USA', 'EE UU', 'EUA'],
  AE: ['UAE', 'EAU'],
  NL: ['Holland'],
  CZ: ['Czech Republic'],
}
