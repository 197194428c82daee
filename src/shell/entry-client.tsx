import './styles/shell.css'
import { type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { createApiClient } from '../api/client.ts'
import type { PageContext } from '../contract/page.ts'
import type { RemoteAddress } from '../contract/remote.ts'
import { createText } from '../platform/text.ts'
import { resolveRoute } from '../tenant/route-table.ts'
import { App } from './app.tsx'
import { loadPage } from './pages.ts'

/** What the server wrote into the page (src/server/render/document.ts). */
interface PageState {
  context: PageContext
  remotes: readonly RemoteAddress[]
  environment: string
  queries: DehydratedState
}

const textLoaders = import.meta.glob<Record<string, string>>('./text/*.json', { import: 'default' })

async function start(state: PageState, root: HTMLElement) {
  const { context: page, remotes, environment } = state
  const route = resolveRoute({
    agency: page.agency,
    session: page.session,
    path: location.pathname,
    remotes,
    environment,
  })
  const [shellText] = await Promise.all([
    textLoaders[`./text/${page.language}.json`]?.(),
    route.kind === 'page' ? loadPage(route.page) : null,
  ])
  const queryClient = new QueryClient({ defaultOptions: { queries: { refetchOnWindowFocus: false } } })
  hydrate(queryClient, state.queries)
  const client = createApiClient({
    baseUrl: location.origin,
    language: page.language,
    agencyId: page.agency.id,
  })
  hydrateRoot(
    root,
    <BrowserRouter>
      <App
        page={page}
        client={client}
        queryClient={queryClient}
        text={createText(page.language, { shell: shellText ?? {} })}
        remotes={{ remotes, environment }}
      />
    </BrowserRouter>,
  )
}

const root = document.getElementById('root')
const written = document.getElementById('livery-state')?.textContent
if (root && written) void start(JSON.parse(written) as PageState, root)
