import type { Language } from '../../contract/types.ts'
import { usePage } from '../../platform/page.tsx'
import type { Text } from '../../platform/text.ts'
import { languageRegion } from '../../tenant/language.ts'
import { PickerList } from './picker-list.tsx'

interface LanguagePanelProps {
  t: Text
  languages: readonly Language[]
  /** Code of the page's language. */
  language: string
  onChoose: (language: Language) => void
}

/** Maximum number of languages without a search field. */
const FEW = 7

/**
 * The agency's languages, each by its own name with a flag; a long list can be searched, in the page's language too
 * (spec §2.6).
 */
export function LanguagePanel({ t, languages, language, onChoose }: LanguagePanelProps) {
  const { agency } = usePage()
  const names = new Intl.DisplayNames([language], { type: 'language' })
  return (
    <PickerList
      label={t('header.languages')}
      entries={languages.map(({ name, code, value }) => {
        const inPageWords = names.of(code) ?? ''
        return {
          id: code,
          name,
          lang: value,
          flag: `/flags/${languageRegion(code, agency.defaultCountry).toLowerCase()}.svg`,
          note: code === language ? '' : inPageWords,
          words: `${name} ${inPageWords} ${code}`,
        }
      })}
      current={language}
      onChoose={(id) => {
        const chosen = languages.find(({ code }) => code === id)
        if (chosen) onChoose(chosen)
      }}
      {...(languages.length > FEW && {
        search: { label: t('header.languageSearch'), none: t('header.languageNone') },
      })}
    />
  )
}
