import { languageCodes as ours } from '../../tenant/language.ts'

export type CodeKind = 'country' | 'language' | 'currency'

const types = { country: 'region', language: 'language', currency: 'currency' } as const

/** Codes that the browser names and nobody lives under. */
const noCountries = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'

/** The browser names what there was once, too, by what it is today: DD is Germany to it. */
const isOfToday = (code: string) => new Intl.Locale('und', { region: code }).region === code

/** Takes a kind and gives every code of it that the browser has a name for; languages are those that this platform speaks. */
export function codesOf(kind: CodeKind): readonly string[] {
  if (kind === 'language') return ours
  // Those that begin with an X are metals, funds and tests, but for a few that islands pay with.
  if (kind === 'currency')
    return Intl.supportedValuesOf('currency').filter((code) => !/^X(?!AF|CD|OF|PF|CG)/.test(code))
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
  const codes = letters.flatMap((one) => letters.map((other) => one + other))
  return codes.filter((code) => names.of(code) && isOfToday(code) && !noCountries.includes(code))
}

/** Takes a kind and a language and gives every code with its name, in the language's order; a language is called by its own name. */
export function namesOf(kind: CodeKind, language: string): readonly { code: string; name: string }[] {
  const names = new Intl.DisplayNames(language, { type: types[kind] })
  const nameOf = (code: string) =>
    (kind === 'language' ? new Intl.DisplayNames(code, { type: 'language' }).of(code) : names.of(code)) ??
    code
  const named = codesOf(kind).map((code) => ({ code, name: capitalised(nameOf(code), language) }))
  return kind === 'language'
    ? named
    : named.sort((one, other) => one.name.localeCompare(other.name, language))
}

function capitalised(name: string, language: string): string {
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
