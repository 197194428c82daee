import type { Finding, LanguageCode } from '../../../../contract/types.ts'
import { languageCodes } from '../../../../tenant/language.ts'
import { type Checked, findingOf } from './check.ts'
import type { CheckedSite } from './checked-site.ts'

const CHECK = 'translations'
const pluralForm = /_(zero|one|two|few|many|other)$/

/**
 * Finds texts that an agency replaces in one of its languages but not in another, whose visitors then read the
 * standard text. Other texts of an agency exist once, for all languages.
 */
export function checkTranslations({ settings: { agency, wording } }: CheckedSite): Checked {
  const languages: readonly LanguageCode[] = agency.languages ?? languageCodes
  const worded = new Map(
    languages.map((language) => {
      const texts = Object.hasOwn(wording, language) ? wording[language] : undefined
      return [language, new Set(Object.keys(texts ?? {}).map((key) => key.replace(pluralForm, '')))] as const
    }),
  )
  const all = new Set([...worded.values()].flatMap((keys) => [...keys]))
  const findings = [...worded].flatMap(([language, keys]): Finding[] => {
    const missing = [...all].filter((key) => !keys.has(key))
    const [first] = missing
    if (first === undefined) return []
    const values = { language, count: missing.length, first }
    return [
      findingOf(CHECK, {
        code: 'translations.words',
        pointer: `/wording/${language}`,
        field: `wording.${language}`,
        values,
      }),
    ]
  })
  const values = { count: all.size, languages: languages.length }
  const summary = `${all.size} texts of your own in ${languages.length} languages`
  return { findings, passed: { check: CHECK, values, summary } }
}
