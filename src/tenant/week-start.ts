import type { LanguageCode } from '../contract/types.ts'

/** Languages whose locale here (pt is Brazilian, ar Egyptian) does not begin the week on Sunday. */
const weekStarts: Partial<Record<LanguageCode, number>> = { es: 1, da: 1, no: 1, de: 1, fr: 1, sv: 1, ar: 6 }

/**
 * Takes a language and gives the first day of its week, 0 being Sunday, which is also the default. The deal dates are
 * counted from it (spec §9); a table, because not every runtime knows `Intl.Locale.getWeekInfo`.
 */
export function weekStart(language: LanguageCode): number {
  return weekStarts[language] ?? 0
}
