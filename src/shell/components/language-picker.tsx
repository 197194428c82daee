import type { Language } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/popover.tsx'
import { headerButton, headerPanel } from './header-classes.ts'
import { PickerOption } from './picker-option.tsx'

interface LanguagePickerProps {
  t: Text
  languages: readonly Language[]
  /** Code of the page's language. */
  language: string
  onChoose: (language: Language) => void
}

/** The languages an agency offers, each in its own words (spec §2.6). */
export function LanguagePicker({ t, languages, language, onChoose }: LanguagePickerProps) {
  const current = languages.find((entry) => entry.code === language)
  return (
    <Popover
      label={t('header.chooseLanguage', { language: current?.name ?? language })}
      className="max-sm:static"
      triggerClassName={headerButton}
      panelClassName={`${headerPanel} sm:w-56`}
      trigger={
        <>
          <Icon name="globe" />
          <span className="uppercase">{language}</span>
        </>
      }
    >
      {(close) => (
        <ul aria-label={t('header.languages')}>
          {languages.map((entry) => (
            <li key={entry.code}>
              <PickerOption
                selected={entry.code === language}
                onChoose={() => {
                  close()
                  onChoose(entry)
                }}
              >
                <span lang={entry.value}>{entry.name}</span>
              </PickerOption>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  )
}
