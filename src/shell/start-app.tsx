import { type DehydratedState, hydrate, QueryClient, type QueryClientConfig } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { isAuthOptionalPage } from '../api/auth-optional-page.ts'
import { createApiClient } from '../api/client.ts'
import type { PageContext } from '../contract/page.ts'
import type { RemoteAddress } from '../contract/remote.ts'
import { createText, type Texts } from '../platform/text.ts'
import { Deferred } from '../ui/deferred.tsx'
import { App } from './app.tsx'
import { loadFrameComponents } from './frame-components.ts'
import { AppFailure } from './page-failure.tsx'
import { loadPage, type PageName } from './pages.ts'
import { storeRequested } from './preferences.ts'
import { waitForStyles } from './wait-for-styles.ts'

/**
 * Query defaults: a failed call is repeated once after a short pause, so that an error appears within about a second
 * (spec §8); refused calls are not repeated.
 */
export const queryDefaults = {
  queries: {
    refetchOnWindowFocus: false,
    retry: (failures, { status }: Error & { status?: number }) => !failures && !/^4/.test(`${status}`),
    retryDelay: 500,
  },
} satisfies QueryClientConfig['defaultOptions']

/**
 * Starts the app in the browser: hydrates the server's markup if the state came with it, otherwise renders into an
 * empty root.
 */
export async function startApp(
  state: PageState,
  root: HTMLElement,
  texts: Promise<Texts> = importTexts(state.texts),
): Promise<void> {
  const { context: page, remotes, environment } = state
  storeRequested(page)
  const [shell] = await Promise.all([
    texts,
    state.page && loadPage(state.page),
    loadFrameComponents(page),
    waitForStyles(),
  ])
  const queryClient = new QueryClient({ defaultOptions: queryDefaults })
  if (state.queries) hydrate(queryClient, state.queries)
  const client = createApiClient({
    baseUrl: location.origin,
    language: page.language,
    agencyId: page.agency.id,
    isAuthOptional: () => !page.session.signedIn && isAuthOptionalPage(location.pathname),
  })
  const i18n = createText(page.language, { shell }, page.wording)
  if (state.drawn) {
    const { pathname, search } = location
    const served = { remotes, name: state.drawn, page, client, queryClient, text: i18n, path: pathname }
    // Without the part's code its markup cannot be hydrated: the page renders again, with a button for a retry.
    await import('./remote/prepare-drawn-page.ts')
      .then((host) => host.prepareServedPage({ ...served, search: new URLSearchParams(search) }))
      .catch(() => root.replaceChildren())
  }
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App
          page={page}
          client={client}
          queryClient={queryClient}
          text={i18n}
          remotes={{ remotes, environment }}
          deferred={<DeferredSlot />}
        />
      </BrowserRouter>
    </StrictMode>
  )
  // Spec §8: an uncaught error replaces the app with this sentence.
  const fail = () => {
    stop()
    reactRoot.render(<AppFailure text={i18n} onRetry={() => location.reload()} />)
  }
  const stop = watchFailures(fail)
  const options = {
    onUncaughtError(error: unknown) {
      fail()
      reportError(error)
    },
    // React re-rendered that part without visible effect: a translator or an extension may have changed the text.
    onRecoverableError(error: unknown) {
      console.error(error)
    },
  }
  const isRendered = root.hasChildNodes()
  let reactRoot: Root
  // In a transition React yields every few milliseconds, so the visitor's input is not delayed.
  startTransition(() => {
    reactRoot = isRendered ? hydrateRoot(root, app, options) : createRoot(root, options)
    if (!isRendered) reactRoot.render(app)
  })
}

/** The server names the modules: a table of all languages would be larger than the texts of one. */
async function importTexts(addresses: readonly string[]): Promise<Texts> {
  const modules = await Promise.all(
    addresses.map((address): Promise<{ default: Texts }> => import(/* @vite-ignore */ address)),
  )
  return Object.assign({}, ...modules.map((module) => module.default))
}

/** Waits until the page has loaded and the browser is idle: nothing of this is part of the first view. */
async function loadDeferred() {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  await new Promise<unknown>((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve))
  return import('./deferred/deferred-features.tsx')
}

/** Container of content that is added later, since the page can be seen and used without it. */
function DeferredSlot() {
  return (
    <Deferred load={loadDeferred} meanwhile={null}>
      {({ DeferredFeatures }) => <DeferredFeatures />}
    </Deferred>
  )
}

/**
 * Calls `fail` for every uncaught error and rejection (spec §8: global uncaught error or unhandled rejection), and
 * returns a function that stops. An aborted request is no failure; an error without details belongs to another site's
 * script.
 */
export function watchFailures(fail: (reason: unknown) => void): () => void {
  const onError = ({ error }: ErrorEvent) => {
    if (error) report(error)
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason)
  const report = (reason: unknown) => {
    const { name } = Object(reason) as { name?: unknown }
    if (name !== 'AbortError') fail(reason)
  }
  addEventListener('error', onError)
  addEventListener('unhandledrejection', onRejection)
  return () => {
    removeEventListener('error', onError)
    removeEventListener('unhandledrejection', onRejection)
  }
}

/** Initial state of a page, written into the HTML by the server or assembled in the browser on the static site. */
export interface PageState {
  context: PageContext
  remotes: readonly RemoteAddress[]
  environment: string
  queries: DehydratedState | null
  /**
   * The shell's first page; null if a remote part answers, or if the user may not open the page, whose name stays
   * hidden.
   */
  page: PageName | null
  /** Name of the remote part whose first view the server drew. */
  drawn?: string | null
  /** Addresses of the modules with the texts of the frame and this page. */
  texts: readonly string[]
}
