import { useTranslation } from 'react-i18next'
import type { Finding, PassedCheck } from '../../contract/types.ts'
import { usePage } from '../../platform/page.tsx'
import { codeNames } from '../controls/codes.ts'
import { useFieldTexts } from '../layout/field-texts.ts'
import { usePointerTexts } from '../layout/pointer-texts.ts'

type Values = Finding['values']

export interface FindingTexts {
  /** The place: `Pages › Articles › Lisbon in spring`. */
  place: (finding: Finding) => string
  /** The finding's text; in English if a newer server sends a finding that this editor does not know. */
  sentence: (finding: Finding) => string
  /** The label of its fix; null for a fix that this editor does not know. */
  fix: (finding: Finding) => string | null
  passed: (check: PassedCheck) => string
}

/** The texts of findings in the user's language. */
export function useFindingTexts(): FindingTexts {
  const { i18n } = useTranslation('editor')
  const { language } = usePage()
  const { t } = useFieldTexts()
  const textsOf = usePointerTexts()
  const isSaid = (key: string) => i18n.exists(key, { ns: 'editor' })
  const values = (given: Values) =>
    Object.fromEntries(Object.entries(given).map(([name, value]) => [name, inWords(name, value)]))

  function inWords(name: string, value: string | number): string | number {
    if (name === 'ratio' && value !== '')
      return new Intl.NumberFormat(language, { minimumFractionDigits: 2 }).format(Number(value))
    if (name === 'mode') return t(value === 'dark' ? 'checks.dark' : 'checks.light')
    if (name === 'language') return codeNames('language', language)(String(value))
    if (name === 'country') return codeNames('country', language)(String(value))
    // Isolates the direction of a path inside a sentence.
    return language === 'ar' && typeof value === 'string' ? `\u2068${value}\u2069` : value
  }

  return {
    place({ pointer, values: { entry } }) {
      const { text, label } = textsOf(pointer)
      return typeof entry === 'string' && entry !== '' && !text.includes(entry)
        ? `${text || label} › ${entry}`
        : text || label
    },
    sentence({ code, values: given, reason }) {
      const [, refused] = /^reason\.(.+)$/.exec(code) ?? []
      const key = refused === undefined ? `finding.${code}` : `refused.${refused}`
      return isSaid(key) ? t(key, values(given)) : reason
    },
    fix({ fix }) {
      if (!fix || !isSaid(`fix.${fix.code}`)) return null
      return t(`fix.${fix.code}`, values(fix.values))
    },
    passed: ({ check, values: given, summary }) =>
      isSaid(`passed.${check}`) ? t(`passed.${check}`, values(given)) : summary,
  }
}
