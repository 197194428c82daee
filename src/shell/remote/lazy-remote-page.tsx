import { useEffect, useState } from 'react'
import { useText } from '../../platform/text.ts'
import { PageFailure } from '../page-failure.tsx'
import { reloadIfStale } from '../reload-if-stale.ts'
import { RemoteSkeleton } from './remote-skeleton.tsx'

/**
 * A page of a remote part. The server renders the frame and a skeleton only, since the part may be another deployment's
 * code; the browser's first render is the same, then the part takes over.
 */
export function RemotePage({ name }: { name: string }) {
  const t = useText('shell')
  const [host, setHost] = useState<typeof import('./remote-page.tsx') | 'failed'>()
  useEffect(() => {
    if (!host) import('./remote-page.tsx').then(setHost, () => reloadIfStale(() => setHost('failed')))
  }, [host])
  if (!host) return <RemoteSkeleton />
  if (host === 'failed') {
    return <PageFailure title={t('remote.failed')} onRetry={() => setHost(undefined)} />
  }
  return <host.LoadedRemotePage name={name} />
}
