import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Language } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { Deferred } from '../../ui/deferred.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useDismiss } from '../../ui/use-dismiss.ts'
import type { chooseLanguage } from '../pickers/choose-language.ts'
import { bufferKeys, takeBufferedKeys } from './buffer-keys.ts'

type Panels = Awaited<ReturnType<typeof import('../pickers/load-pickers.ts')['loadPickers']>>

interface HeaderPickerProps {
  /** Read out before the button's content. */
  label: string
  trigger: ReactNode
  children: (panels: Panels, close: () => void) => ReactNode
}

/**
 * A header button that opens a panel; closes by the button, an outside click and Escape (spec §2.6). The panel's code
 * loads when a pointer comes near, to keep the page's first download small.
 */
export function HeaderPicker({ label, trigger, children }: HeaderPickerProps) {
  const { t, i18n } = useTranslation('shell')
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = useCallback(() => setOpen(false), [])
  useDismiss(open, close, area, button)
  useEffect(() => (open ? () => void takeBufferedKeys() : undefined), [open])
  const load = useCallback(async () => (await import('../pickers/load-pickers.ts')).loadPickers(i18n), [i18n])
  return (
    <div ref={area} className="relative max-sm:static">
      <button
        ref={button}
        type="button"
        className="header-button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={() => load().catch(() => undefined)}
        onClick={() => {
          // Before the panel is rendered, since a panel that has already loaded takes the keys as it appears.
          if (!open) bufferKeys(area.current)
          setOpen(!open)
        }}
      >
        <span className="sr-only">{label} </span>
        {trigger}
      </button>
      {open && (
        <div id={id} className="header-panel">
          <Deferred
            load={load}
            meanwhile={<Skeleton className="h-40" />}
            failed={
              <p role="alert" className="p-3">
                {t('common.somethingWrong')}
              </p>
            }
          >
            {(panels) =>
              children(panels, () => {
                button.current?.focus()
                close()
              })
            }
          </Deferred>
        </div>
      )}
    </div>
  )
}

interface CurrencyPickerProps {
  t: Text
  /** ISO 4217 code of the selected currency. */
  currency: string
  onChoose: (currency: string) => void
}

/** Picker of the display currency (spec §2.6, §5). */
export function CurrencyPicker({ t, currency, onChoose }: CurrencyPickerProps) {
  return (
    <HeaderPicker
      label={t('header.chooseCurrency', { currency })}
      trigger={
        <>
          <Icon name="wallet" className="size-5 max-sm:hidden" />
          <span aria-hidden="true">{currency}</span>
        </>
      }
    >
      {({ CurrencyPanel }, close) => (
        <CurrencyPanel
          {...{ t, currency }}
          onChoose={(chosen) => {
            close()
            onChoose(chosen)
          }}
        />
      )}
    </HeaderPicker>
  )
}

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
