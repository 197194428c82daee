import type { Language } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { Icon } from '../../ui/icon.tsx'
import type { chooseLanguage } from '../pickers/choose-language.ts'
import { HeaderPicker } from './header-picker.tsx'

export interface LanguagePickerProps {
  t: Text
  languages: readonly Language[]
  /** Code of the page's language. */
  language: string
  /** `choose` remembers it and shows the page in it; it comes with the panel. */
  onChoose: (language: Language, choose: typeof chooseLanguage) => void
}

/** The languages an agency offers (spec §2.6). */
export function LanguagePicker({ t, languages, language, onChoose }: LanguagePickerProps) {
  const current = languages.find((entry) => entry.code === language)
  return (
    <HeaderPicker
      label={t('header.chooseLanguage', { language: current?.name ?? language })}
      trigger={
        <>
          <Icon name="globe" />
          <span aria-hidden="true" className="uppercase">
            {language}
          </span>
        </>
      }
    >
      {({ LanguagePanel, chooseLanguage }, close) => (
        <LanguagePanel
          {...{ t, languages, language }}
          onChoose={(entry) => {
            close()
            onChoose(entry, chooseLanguage)
          }}
        />
      )}
    </HeaderPicker>
  )
}
