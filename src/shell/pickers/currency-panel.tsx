import { useQuery } from '@tanstack/react-query'
import { enabledCurrenciesQuery } from '../../api/currencies.ts'
import { useApi } from '../../platform/api.tsx'
import { usePage } from '../../platform/page.tsx'
import type { Text } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PickerList } from './picker-list.tsx'

interface CurrencyPanelProps {
  t: Text
  /** ISO 4217 code of the selected currency. */
  currency: string
  onChoose: (currency: string) => void
}

/** The display currencies, searchable by country, name and code (spec §2.6, §5). They load when the panel opens. */
export function CurrencyPanel({ t, currency, onChoose }: CurrencyPanelProps) {
  const { data, isError, refetch } = useQuery(enabledCurrenciesQuery(useApi()))
  const ownNames = new Intl.DisplayNames([usePage().language], { type: 'currency' })
  if (isError) {
    return (
      <div role="alert" className="grid gap-3 p-2">
        <p>{t('common.somethingWrong')}</p>
        <Button variant="outline" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    )
  }
  if (!data) {
    return (
      <div role="status" className="space-y-2 p-2">
        <span className="sr-only">{t('header.currencyLoading')}</span>
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    )
  }
  return (
    <PickerList
      label={t('header.currencies')}
      entries={data.data.map((entry) => ({
        id: entry.currency,
        name: entry.name,
        flag: entry.image,
        note: entry.currency,
        words: `${entry.name} ${entry.currency} ${ownNames.of(entry.currency)}`,
      }))}
      current={currency}
      onChoose={onChoose}
      search={{ label: t('header.currencySearch'), none: t('header.currencyNone') }}
    />
  )
}
