import type { LanguageCode } from '../contract/types.ts'

/** Month names for each language in a separate chunk; English is built in. */
const names: Partial<Record<LanguageCode, () => Promise<unknown>>> = {
  pt: () => import('dayjs/locale/pt.js'),
  es: () => import('dayjs/locale/es.js'),
  da: () => import('dayjs/locale/da.js'),
  no: () => import('dayjs/locale/nb.js'),
  de: () => import('dayjs/locale/de.js'),
  ar: () => import('dayjs/locale/ar.js'),
  fr: () => import('dayjs/locale/fr.js'),
  sv: () => import('dayjs/locale/sv.js'),
}

/** Fetches the month names of the page's language only. */
export async function loadMonthNames(language: LanguageCode): Promise<void> {
  await names[language]?.()
}

/** Returns dayjs' name for a language; it calls Norwegian by its written standard. */
export function monthLocale(language: LanguageCode): string {
  return language === 'no' ? 'nb' : language
}
