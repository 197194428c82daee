import { useLocation } from 'react-router-dom'
import { matchPath } from '../../tenant/match-path.ts'
import { Deferred } from '../../ui/deferred.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useRemotes } from '../remotes-context.tsx'

const load = async () => (await import('./remote-page.tsx')).LoadedRemoteSlot

/**
 * A remote part's addition in the middle of the current shell page; renders nothing if no part claims the path or it
 * fails to load. The server renders only a placeholder.
 */
export function RemoteSlot() {
  const { pathname } = useLocation()
  const remote = useRemotes().remotes.find(({ routes }) => routes.some((one) => matchPath(one, pathname)))
  if (!remote) return null
  const shape = <Skeleton className="mt-8 h-72 w-full rounded-xl" />
  return (
    <Deferred load={load} meanwhile={shape} failed={null}>
      {(Loaded) => <Loaded remote={remote} meanwhile={shape} />}
    </Deferred>
  )
}
