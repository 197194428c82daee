import type { Language } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { HeaderPicker } from './header-picker.tsx'

interface LanguagePickerProps {
  t: Text
  languages: readonly Language[]
  /** Code of the page's language. */
  language: string
  onChoose: (language: Language) => void
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
      {({ LanguagePanel }, close) => (
        <LanguagePanel
          {...{ t, languages, language }}
          onChoose={(entry) => {
            close()
            onChoose(entry)
          }}
        />
      )}
    </HeaderPicker>
  )
}
