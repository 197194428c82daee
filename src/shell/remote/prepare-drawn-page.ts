import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import type { ApiClient } from '../../api/client.ts'
import type { PageContext } from '../../contract/page.ts'
import type { RemoteAddress } from '../../contract/remote.ts'
import type { DrawnQuery, RemotePart } from '../../contract/remote-part.ts'
import { lateTextsQuery } from '../../platform/late-texts.ts'
import { matchPath } from '../../tenant/match-path.ts'
import { loadRemoteHost } from './lazy-remote-page.tsx'
import { loadRemote } from './load-remote.ts'
import { addPartTexts, remotePartKey } from './part-texts.ts'

/** True if a query holds code or texts, which server and browser each load; only data travels in the page. */
export function isCode({ queryKey }: DrawnQuery): boolean {
  return queryKey[0] === 'remote part' || queryKey[0] === 'late texts'
}

export interface DrawnPage {
  remote: RemoteAddress
  part: RemotePart
  page: PageContext
  client: ApiClient
  queryClient: QueryClient
  text: i18n
  path: string
  search: URLSearchParams
}

/**
 * Loads what a part's page needs to render at once: code and texts. Returns the queries of its first view, or null if
 * the server does not draw the page.
 */
export async function prepareDrawnPage(drawn: DrawnPage): Promise<readonly DrawnQuery[] | null> {
  const { remote, part, page, client, queryClient, text, path, search } = drawn
  const route = part.routes.find((one) => matchPath(one.path, path))?.drawn
  if (!route) return null
  const [queriesOf] = await Promise.all([
    route.load(),
    addPartTexts(part, page, text),
    queryClient.fetchQuery(lateTextsQuery(route.texts, page, text)),
    loadRemoteHost(),
  ])
  queryClient.setQueryData(remotePartKey(remote, page.language), part)
  return queriesOf({ page, path, search, client: client as never })
}

/** Returns what a drawn page's data adds to its head; only the server calls it, once the data has loaded. */
export async function drawnHead({ part, page, client, queryClient, text, path, search }: DrawnPage) {
  const route = part.routes.find((one) => matchPath(one.path, path))?.drawn
  const headOf = await route?.loadHead?.()
  return headOf?.({
    ...{ page, path, search },
    client: client as never,
    read: ({ queryKey }) => queryClient.getQueryData(queryKey),
    text: (names, key, values) => text.t(key, { ...values, ns: [...names], nsMode: 'fallback' }),
  })
}

interface ServedPage extends Omit<DrawnPage, 'remote' | 'part'> {
  remotes: readonly RemoteAddress[]
  /** Name of the part that the server drew. */
  name: string
}

/** Loads in the browser what the server drew a page from. Rejects if the part cannot be loaded. */
export async function prepareServedPage({ remotes, name, ...page }: ServedPage): Promise<void> {
  const remote = remotes.find((one) => one.name === name)
  if (!remote) throw new Error(`The page has no address of the part ${name}.`)
  await prepareDrawnPage({ ...page, remote, part: await loadRemote(remote) })
}
