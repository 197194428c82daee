import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { Provider as AtomProvider, createStore } from 'jotai'
import { type ReactNode, useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { ApiClient } from '../api/client.ts'
import type { PageContext } from '../contract/page.ts'
import { ApiProvider } from '../platform/api.tsx'
import { currencyAtom } from '../platform/currency.ts'
import { PageProvider } from '../platform/page.tsx'
import { RouterLink } from '../platform/router-link.tsx'
import { LinkProvider } from '../ui/link.tsx'
import { Layout } from './layout.tsx'
import { PageHost } from './page-host.tsx'
import { type Remotes, RemotesProvider } from './remotes-context.tsx'

export interface AppProps {
  page: PageContext
  client: ApiClient
  queryClient: QueryClient
  text: i18n
  remotes: Remotes
  /** Content that the browser adds once the page is idle. */
  deferred?: ReactNode
}

/** The complete site of one agency, inside a router. */
export function App({ page, client, queryClient, text, remotes, deferred }: AppProps) {
  const [store] = useState(() => {
    const created = createStore()
    created.set(currencyAtom, page.currency)
    return created
  })
  return (
    <I18nextProvider i18n={text}>
      <QueryClientProvider client={queryClient}>
        <AtomProvider store={store}>
          <ApiProvider client={client}>
            <PageProvider page={page}>
              <RemotesProvider value={remotes}>
                <LinkProvider component={RouterLink}>
                  <Layout>
                    <PageHost />
                  </Layout>
                  {deferred}
                </LinkProvider>
              </RemotesProvider>
            </PageProvider>
          </ApiProvider>
        </AtomProvider>
      </QueryClientProvider>
    </I18nextProvider>
  )
}
