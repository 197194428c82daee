import { useEffect, useRef, useState } from 'react'
import type { CurrencyEntry } from '../../contract/types.ts'
import type { Text } from '../../platform/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { matchCurrencies } from './match-currencies.ts'
import { PickerOption } from './picker-option.tsx'

interface CurrencyListProps {
  t: Text
  /** Undefined while they are being loaded. */
  currencies: readonly CurrencyEntry[] | undefined
  currency: string
  onChoose: (entry: CurrencyEntry) => void
}

/** The currencies to choose from, with a search that starts empty each time it is opened. */
export function CurrencyList({ t, currencies, currency, onChoose }: CurrencyListProps) {
  const [search, setSearch] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const isLoaded = currencies !== undefined
  // Who opened the list means to type.
  useEffect(() => {
    if (isLoaded) field.current?.focus()
  }, [isLoaded])
  if (!currencies) {
    return (
      <div role="status" className="space-y-2 p-2">
        <span className="sr-only">{t('header.currencyLoading')}</span>
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
        <Skeleton className="h-10" />
      </div>
    )
  }
  const found = matchCurrencies(currencies, search)
  return (
    <>
      <label className="mb-2 flex min-h-11 items-center gap-2 rounded-control border border-input px-3 focus-within:outline-2 focus-within:outline-ring">
        <Icon name="search" className="size-4 text-muted-foreground" />
        <span className="sr-only">{t('header.currencySearch')}</span>
        <input
          ref={field}
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          placeholder={t('header.currencySearch')}
          className="w-full bg-transparent outline-none"
        />
      </label>
      <ul aria-label={t('header.currencies')} className="max-h-80 overflow-y-auto overscroll-contain">
        {found.map((entry) => (
          <li key={`${entry.code}-${entry.currency}`}>
            <PickerOption selected={entry.currency === currency} onChoose={() => onChoose(entry)}>
              <img
                src={entry.image}
                alt=""
                width="24"
                height="18"
                loading="lazy"
                className="h-[1.125rem] w-6 rounded-xs object-cover"
              />
              <span className="truncate">{entry.name}</span>
              <span className="ms-auto text-sm text-muted-foreground">{entry.currency}</span>
            </PickerOption>
          </li>
        ))}
      </ul>
      <p role="status" className="px-3 text-sm text-muted-foreground">
        {found.length === 0 ? t('header.currencyNone') : ''}
      </p>
    </>
  )
}
