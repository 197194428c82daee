import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { countriesQuery, enabledCurrenciesQuery } from '../../api/currencies.ts'
import { exchangeRatesQuery } from '../../api/exchange-rates.ts'
import { markupsQuery } from '../../api/markups.ts'
import type { AgencyMarkups } from '../../contract/types.ts'
import { useApi } from '../../platform/api.tsx'
import { useAgency } from '../../platform/page.tsx'
import { useText } from '../../platform/text.ts'
import { LoadFailure } from '../components/load-failure.tsx'
import { innerHead } from '../document-head.ts'
import { guardedPage } from '../guarded-page.tsx'
import { MarkupForm } from '../markups/markup-form.tsx'
import { PageSkeleton } from '../page-skeleton.tsx'

function Markups() {
  const t = useText('shell')
  const { agencyName } = useAgency()
  const { data, isError, refetch } = useQuery(markupsQuery(useApi()))
  const [shown, setShown] = useState<AgencyMarkups>()
  if (!data) return isError ? <LoadFailure t={t} onRetry={() => void refetch()} /> : <PageSkeleton />
  return (
    <div className="page-width py-8 lg:py-12">
      <h1 className="font-brand text-title">{t('markups.heading')}</h1>
      <p className="mt-2 max-w-2xl text-muted-foreground">{t('markups.intro', { agency: agencyName })}</p>
      <MarkupForm key={shown?.revision} markups={shown ?? data.data} onShow={setShown} />
    </div>
  )
}

/** /settings/agency: Markup Settings, for owner and Admin (spec §2.2, §6). */
export const page = guardedPage({
  Page: Markups,
  head: (t, { agency }) => innerHead(t('markups.heading'), agency),
  words: ['markups'],
  queries: ({ client }) => [
    markupsQuery(client),
    enabledCurrenciesQuery(client),
    countriesQuery(client),
    exchangeRatesQuery(client),
  ],
})
