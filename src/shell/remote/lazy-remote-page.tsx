import { useEffect, useRef, useState } from 'react'
import { useText } from '../../platform/text.ts'
import { PageFailure, reloadIfStale } from '../page-failure.tsx'
import { RemoteSkeleton } from './remote-skeleton.tsx'

type Host = typeof import('./remote-page.tsx')
let loadedHost: Host | undefined

/** Loads the code that renders remote parts, so that `RemotePage` renders a prepared page at once. */
export async function loadRemoteHost(): Promise<void> {
  loadedHost = await import('./remote-page.tsx')
}

/**
 * A page of a remote part. The server renders frame and skeleton, and the first view if the part is of the same
 * build (`prepare-drawn-page.ts`); the browser hydrates the same, then loads the rest.
 */
export function RemotePage({ name }: { name: string }) {
  const t = useText('shell')
  const [host, setHost] = useState<Host | 'failed' | undefined>(() => loadedHost)
  const isRetry = useRef(false)
  useEffect(() => {
    if (host) return
    import('./remote-page.tsx').then(setHost, () =>
      reloadIfStale(() => setHost('failed'), { isRetry: isRetry.current }),
    )
  }, [host])
  if (!host) return <RemoteSkeleton />
  if (host === 'failed') {
    const retry = () => {
      isRetry.current = true
      setHost(undefined)
    }
    return <PageFailure title={t('remote.failed')} onRetry={retry} />
  }
  return <host.LoadedRemotePage name={name} />
}
