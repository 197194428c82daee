import type { Language, LanguageCode } from '../../../../contract/types.ts'

const known: Readonly<Record<LanguageCode, Omit<Language, 'code'>>> = {
  en: { name: 'English', value: 'en-US' },
  pt: { name: 'Português', value: 'pt-BR' },
  es: { name: 'Español', value: 'es-ES' },
  da: { name: 'Dansk', value: 'da-DK' },
  no: { name: 'Norsk', value: 'nb-NO' },
  de: { name: 'Deutsch', value: 'de-DE' },
  ar: { name: 'العربية', value: 'ar' },
  fr: { name: 'Français', value: 'fr-FR' },
  sv: { name: 'Svenska', value: 'sv-SE' },
}

/** Returns the picker's entry of each language: its name in that language and its locale tag. Source: spec §3, §9. */
export function languageEntries(codes: readonly LanguageCode[]): Language[] {
  return codes.map((code) => ({ code, ...known[code] }))
}
