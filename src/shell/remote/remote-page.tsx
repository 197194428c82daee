import { useQuery } from '@tanstack/react-query'
import { Component, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { RemoteAddress } from '../../contract/remote.ts'
import type { RemotePart } from '../../contract/remote-part.ts'
import { usePage } from '../../platform/page.tsx'
import { ParamsProvider } from '../../platform/params.tsx'
import { type Text, useText } from '../../platform/text.ts'
import { matchPath } from '../../tenant/match-path.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { innerHead } from '../document-head.ts'
import { namedText } from '../named-text.ts'
import { reloadIfStale, useOnlineRetry } from '../page-failure.tsx'
import { useRemotes } from '../remotes-context.tsx'
import { VisitorPageGuard } from '../visitor-page-guard.tsx'
import { loadRemote } from './load-remote.ts'
import { addPartTexts, remotePartKey } from './part-texts.ts'
import { RemoteSkeleton } from './remote-skeleton.tsx'

/** Keeps an error inside a remote part from reaching the shell (decision 0036). */
class RemoteBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  private isRetry = false

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  /** Code of the part that failed to load throws here too, and again in browsers that do not repeat the import. */
  override componentDidCatch() {
    if (this.isRetry) void reloadIfStale(() => undefined, { isRetry: true })
  }

  private retry = () => {
    this.isRetry = true
    this.setState({ hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return <PartFailure onRetry={this.retry} />
  }
}

/** Loads a remote part by name and renders its page for the address; visitors log in before a restricted page. */
export function LoadedRemotePage({ name }: { name: string }) {
  const remote = useRemotes().remotes.find((one) => one.name === name)
  return (
    <VisitorPageGuard>
      {remote ? <Remote remote={remote} meanwhile={<RemoteSkeleton />} /> : <PartFailure />}
    </VisitorPageGuard>
  )
}

/**
 * A remote part's addition to a page of the shell; renders nothing if it fails to load, since the page is complete
 * without it.
 */
export function LoadedRemoteSlot({ remote, meanwhile }: RemoteProps) {
  return <Remote {...{ remote, meanwhile }} failed={null} />
}

interface RemoteProps {
  remote: RemoteAddress
  /** Placeholder while the part loads. */
  meanwhile: ReactNode
  /** Replaces the failure with its retry button. */
  failed?: null
}

function Remote({ remote, meanwhile, failed }: RemoteProps) {
  const { language, wording } = usePage()
  const { i18n } = useTranslation()
  const isRetry = useRef(false)
  const {
    data: part,
    isError,
    refetch,
  } = useQuery({
    queryKey: remotePartKey(remote, language),
    queryFn: async () => {
      const part = await loadRemote(remote).catch(async (error: unknown) => {
        await new Promise<void>((resolve) => void reloadIfStale(resolve, { isRetry: isRetry.current }))
        // For the operator of the site: the page only says that the part is missing.
        console.error(error)
        throw error
      })
      await addPartTexts(part, { language, wording }, i18n)
      return part
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (isError) {
    const retry = () => {
      isRetry.current = true
      void refetch()
    }
    return failed === null ? null : <PartFailure onRetry={retry} />
  }
  if (!part) return meanwhile
  return (
    <RemoteBoundary>
      <div data-part={remote.name}>
        <PartPage part={part} />
      </div>
    </RemoteBoundary>
  )
}

/** The part's page for the address; the manifest promised that there is one. */
function PartPage({ part }: { part: RemotePart }) {
  const { pathname } = useLocation()
  for (const { path, component: Page, title } of part.routes) {
    const params = matchPath(path, pathname)
    if (!params) continue
    return (
      <ParamsProvider key={path} params={params}>
        <PageTitle part={part.name} title={title} />
        <Page />
      </ParamsProvider>
    )
  }
  return <PartFailure />
}

const asTextsCome = { bindI18nStore: 'added' } as const

/** Sets the page's title once its texts have loaded; until then the previous or the server's title stays. */
function PageTitle({ part, title }: { part: string; title: string }) {
  const { agency } = usePage()
  const { texts, key } = namedText(part, title)
  const { t: text, i18n } = useTranslation(texts, asTextsCome)
  const general = i18n.exists(key, { ns: texts }) ? text(key) : null
  // Depends on the text alone: further texts must not replace a title that the page has set from its data.
  useEffect(() => {
    if (general !== null) document.title = innerHead(general, agency).title
  }, [general, agency])
  return null
}

/**
 * 'Failed to load remote component.' with a retry button; also retries when the connection returns. Without a handler
 * the button reloads the page.
 */
export function PartFailure({ onRetry }: { onRetry?: () => void }) {
  useOnlineRetry(onRetry)
  return <RemoteFailure t={useText('shell')} onRetry={onRetry ?? (() => location.reload())} />
}

interface RemoteFailureProps {
  t: Text
  onRetry: () => void
}

/** Replaces a remote part that failed to load (spec §8); the shell around it stays usable. */
export function RemoteFailure({ t, onRetry }: RemoteFailureProps) {
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        level={1}
        title={t('remote.failed')}
        className="page-width min-h-[60vh] justify-center"
        actions={<Button onClick={onRetry}>{t('common.retry')}</Button>}
      >
        {t('remote.failedHint')}
      </EmptyState>
    </div>
  )
}
