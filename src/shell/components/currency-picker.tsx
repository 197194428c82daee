import type { Text } from '../../platform/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { HeaderPicker } from './header-picker.tsx'

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
