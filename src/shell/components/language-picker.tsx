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
  /** Receives the language and `choose`, which stores it and reloads the page; `choose` loads with the panel. */
  onChoose: (language: Language, choose: typeof chooseLanguage) => void
}

/** Picker of the agency's languages (spec §2.6). */
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
