interface NamedLanguage {
  /** BCP 47. */
  readonly language: string
  readonly name: string
}

const languages: readonly (readonly [NamedLanguage, string])[] = [
  [{ language: 'es', name: 'Spanish' }, 'ES AD MX GT SV HN NI CR PA CU DO CO VE EC PE BO CL AR UY PY US'],
  [{ language: 'pt', name: 'Portuguese' }, 'PT AO MZ CV'],
  [{ language: 'pt-BR', name: 'Portuguese' }, 'BR'],
  [{ language: 'fr', name: 'French' }, 'FR MC BE LU CA CH SN CI MA TN GP MQ RE PF NC'],
  [{ language: 'de', name: 'German' }, 'DE AT LI'],
  [{ language: 'it', name: 'Italian' }, 'IT SM VA MT'],
  [{ language: 'da', name: 'Danish' }, 'DK FO GL'],
  [{ language: 'no', name: 'Norwegian' }, 'NO'],
  [{ language: 'sv', name: 'Swedish' }, 'SE FI'],
  [{ language: 'nl', name: 'Dutch' }, 'NL AW CW SR'],
  [{ language: 'ar', name: 'Arabic' }, 'AE QA BH KW OM SA EG JO LB DZ LY IQ SY YE'],
  [{ language: 'el', name: 'Greek' }, 'GR CY'],
  [{ language: 'tr', name: 'Turkish' }, 'TR'],
  [{ language: 'pl', name: 'Polish' }, 'PL'],
  [{ language: 'ja', name: 'Japanese' }, 'JP'],
  [{ language: 'ko', name: 'Korean' }, 'KR'],
  [{ language: 'zh', name: 'Chinese' }, 'CN TW HK MO SG'],
  [{ language: 'hi', name: 'Hindi' }, 'IN'],
  [{ language: 'th', name: 'Thai' }, 'TH'],
]
const german: NamedLanguage = { language: 'de', name: 'German' }

const byCountry = new Map(
  languages.flatMap(([language, countries]) => countries.split(' ').map((code) => [code, language] as const)),
)

/** Returns a language besides English in which a country's guides work; German, for visitors, if none is known. */
export function localLanguage(countryCode: string): NamedLanguage {
  return byCountry.get(countryCode) ?? german
}
