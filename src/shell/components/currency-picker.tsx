import type { CurrencyEntry } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Late } from '../../ui/late.tsx'
import { Popover } from '../../ui/popover.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { headerButton, headerPanel } from './header-classes.ts'

interface CurrencyPickerProps {
  t: Text
  /** Undefined while they are being loaded. */
  currencies: readonly CurrencyEntry[] | undefined
  /** ISO 4217 code of the selected currency. */
  currency: string
  onChoose: (entry: CurrencyEntry) => void
  /** Called when the list is about to be shown. */
  onOpen?: () => void
}

// Fetched when it is first opened: the page's first download is for what everybody sees.
const loadList = () => import('./currency-list.tsx')

/** The currencies prices can be shown in, searched by name and code (spec §2.6, §5). */
export function CurrencyPicker({ t, currencies, currency, onChoose, onOpen }: CurrencyPickerProps) {
  return (
    <Popover
      label={t('header.chooseCurrency', { currency })}
      className="max-sm:static"
      triggerClassName={headerButton}
      panelClassName={`${headerPanel} sm:w-80`}
      trigger={
        <>
          <Icon name="wallet" className="size-5 max-sm:hidden" />
          <span aria-hidden="true">{currency}</span>
        </>
      }
      {...(onOpen && { onOpen })}
    >
      {(close) => (
        <Late load={loadList} meanwhile={<Skeleton className="h-40" />}>
          {({ CurrencyList }) => (
            <CurrencyList
              t={t}
              currencies={currencies}
              currency={currency}
              onChoose={(entry) => {
                close()
                onChoose(entry)
              }}
            />
          )}
        </Late>
      )}
    </Popover>
  )
}
