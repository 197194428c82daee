import { useQuery } from '@tanstack/react-query'
import { enabledCurrenciesQuery } from '../../api/currencies.ts'
import type { Language } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { usePage } from '../../platform/page.tsx'
import type { Text } from '../../platform/text.ts'
import { languageRegion } from '../../tenant/language.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
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
