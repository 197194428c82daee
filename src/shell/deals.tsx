import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useSearchParams } from 'react-router-dom'
import { ApiError } from '../api/api-error.ts'
import { useApi } from '../platform/api.tsx'
import { useCurrency } from '../platform/currency.ts'
import { useMoney } from '../platform/money.tsx'
import { nearnessAtom } from '../platform/nearness.ts'
import { usePage } from '../platform/page.tsx'
import { useSignInHref } from '../platform/sign-in-href.ts'
import { useText } from '../platform/text.ts'
import { localeOf } from '../tenant/language.ts'
import { answeringRoute } from '../tenant/route-table.ts'
import { activeServices, type Service, selectDealsTab } from '../tenant/services.ts'
import { visiblePrices } from '../tenant/visible-prices.ts'
import { Deferred } from '../ui/deferred.tsx'
import { DealsSection, type DealsState } from './components/deals-section.tsx'
import { type DealsRequest, dealsRequest } from './deals-request.ts'
import { useRemotes } from './remotes-context.tsx'
import { FALLBACK_IMAGE, promoImage } from './scene-images.ts'

const loadNearMe = async () => (await import('./near-me/near-me.tsx')).NearMe

/** Deals of the home page: the tab is in the address; deals come with the page or are requested (spec §2.5, §4). */
export function Deals() {
  const { agency } = usePage()
  const [search] = useSearchParams()
  const selected = selectDealsTab(agency, search.get('tab'))
  return selected && <ServiceDeals selected={selected} />
}

function ServiceDeals({ selected }: { selected: Service }) {
  const t = useText('shell')
  const page = usePage()
  const { agency, session, device, language } = page
  const client = useApi()
  const money = useMoney()
  const [currency] = useCurrency()
  const [search, setSearch] = useSearchParams()
  const canOpen = useCanOpen()
  const nearness = useAtomValue(nearnessAtom)
  const queries = useQueryClient()
  const requestOf = (service: Service) =>
    dealsRequest(client, { ...page, currency }, service, search, nearness)
  const request = requestOf(selected)
  const state = useDealsState(request)
  // The agency's place by name, unless the address or the visitor chose another. The text for the visitor's position
  // comes with the control that finds it.
  const where = request?.placeQuery ? state.kind === 'loaded' && state.near : nearness && t('near.you')
  const loginHref = useSignInHref(
    '/login',
    `/?tab=${encodeURIComponent(selected.tab)}${request?.placeQuery ?? ''}`,
  )

  return (
    <DealsSection
      t={t}
      services={activeServices(agency)}
      selected={selected}
      onSelect={({ title }) => {
        const service = activeServices(agency).find((one) => one.title === title)
        if (!service || service === selected) return
        // Spec §4: changing the tab reloads that service's deals, and a new request clears the list first.
        const queryKey = requestOf(service)?.query.queryKey
        if (queryKey) queries.removeQueries({ queryKey })
        const next = new URLSearchParams(search)
        next.set('tab', service.tab)
        setSearch(next, { replace: true, preventScrollReset: true })
      }}
      state={state}
      subheading={
        [where, ...(request?.about ?? [])]
          .flatMap((part) => (part ? `\u2068${part}\u2069` : []))
          .join(' · ') || t('deals.subheading')
      }
      // A place in the address takes precedence over the visitor's position.
      control={
        request &&
        !request.placeQuery && (
          <Deferred load={loadNearMe} meanwhile={null}>
            {(NearMe) => <NearMe />}
          </Deferred>
        )
      }
      prices={visiblePrices(session, agency)}
      device={device}
      language={localeOf(language, agency)}
      money={money.show}
      loginHref={loginHref}
      fallbackImage={FALLBACK_IMAGE}
      canOpen={canOpen}
      promoImage={(service) => promoImage(agency, service)}
    />
  )
}

function useDealsState(request: DealsRequest | null): DealsState {
  const t = useText('shell')
  // Leaving a tab removes its query's last observer, which aborts a pending request (spec §4).
  const { data, error, refetch } = useQuery({
    queryKey: request?.query.queryKey ?? ['no deals'],
    queryFn: (context) => request?.query.queryFn(context) ?? null,
    staleTime: request?.query.staleTime ?? 0,
    enabled: request !== null,
    retry: false,
  })
  if (!request) return { kind: 'loaded', deals: [] }
  if (error) {
    // Spec §8: the error's message, or 'Something went wrong'.
    const message = (error instanceof ApiError && error.ownWords) || t('deals.failed')
    return { kind: 'failed', message, onRetry: () => void refetch() }
  }
  return data ? { kind: 'loaded', deals: request.read(data), near: data.near } : { kind: 'loading' }
}

/** Returns whether an address leads to a page that this deployment has (decision 0037). */
function useCanOpen(): (link: string) => boolean {
  const { agency, session } = usePage()
  const { remotes, environment } = useRemotes()
  return (link) => {
    const path = link.split(/[?#]/)[0] ?? link
    const kind = answeringRoute({ agency, session, path, remotes, environment })?.kind
    return kind === 'page' || kind === 'remote'
  }
}
