import { useEffect, useRef, useState } from 'react'
import { useText } from '../../platform/text.ts'
import { PageFailure, reloadIfStale } from '../page-failure.tsx'
import { RemoteSkeleton } from './remote-skeleton.tsx'

/**
 * A page of a remote part. The server renders only frame and skeleton, since the part may be another deployment's
 * code; the browser hydrates the same, then loads the part.
 */
export function RemotePage({ name }: { name: string }) {
  const t = useText('shell')
  const [host, setHost] = useState<typeof import('./remote-page.tsx') | 'failed'>()
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
