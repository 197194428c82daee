import { languageCodes as ours } from '../../tenant/language.ts'

export type CodeKind = 'country' | 'language' | 'currency'

const types = { country: 'region', language: 'language', currency: 'currency' } as const

/** Codes that browsers name although no one lives there. */
const noCountries = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'

/** Browsers also name former countries by their successor: they call DD Germany. */
const isOfToday = (code: string) => new Intl.Locale('und', { region: code }).region === code

/** Returns every code of a kind that the browser can name; for languages, those of this platform. */
export function codesOf(kind: CodeKind): readonly string[] {
  if (kind === 'language') return ours
  // Codes beginning with X are metals, funds and tests, except for a few island currencies.
  if (kind === 'currency')
    return Intl.supportedValuesOf('currency').filter((code) => !/^X(?!AF|CD|OF|PF|CG)/.test(code))
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
  const codes = letters.flatMap((one) => letters.map((other) => one + other))
  return codes.filter((code) => names.of(code) && isOfToday(code) && !noCountries.includes(code))
}

/** Returns every code of a kind with its name, in the language's sort order; each language has its own name. */
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

/** Returns a function that names codes in a language; a code without a name is returned as it is. */
export function codeNames(kind: CodeKind, language: string): (code: string) => string {
  const names = new Intl.DisplayNames(language, { type: types[kind] })
  return (code) => {
    try {
      const name = names.of(code) ?? code
      return capitalised(name, language)
    } catch {
      return code
    }
  }
}

function capitalised(name: string, language: string): string {
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}
