import { lazy, Suspense, useEffect, useState } from 'react'
import { RemoteSkeleton } from './remote-skeleton.tsx'

const Loaded = lazy(() =>
  import('./remote-page.tsx').then((module) => ({ default: module.LoadedRemotePage })),
)

/**
 * A page of a remote part. The server renders the frame and a skeleton only, since the part may be another deployment's
 * code; the browser's first render is the same, then the part takes over.
 */
export function RemotePage({ name }: { name: string }) {
  const [isBrowser, setIsBrowser] = useState(false)
  useEffect(() => setIsBrowser(true), [])
  if (!isBrowser) return <RemoteSkeleton />
  return (
    <Suspense fallback={<RemoteSkeleton />}>
      <Loaded name={name} />
    </Suspense>
  )
}
