import { useSyncExternalStore } from 'react'
import type { Text } from '../../platform/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { moreIconPaths } from '../../ui/more-icon-paths.ts'

/** Says that there is no connection for as long as that lasts; what failed meanwhile is asked for again by the queries. */
export function OfflineNotice({ t }: { t: Text }) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    // There before it speaks, so that it is read out.
    <div role="status" className="empty:hidden">
      {!isOnline && (
        <p className="mx-auto flex w-fit max-w-full animate-rise items-center gap-3 rounded-lg border bg-popover px-4 py-3 text-popover-foreground shadow-float">
          <Icon path={moreIconPaths.noConnection} className="size-5 text-muted-foreground" />
          {t('late.offline')}
        </p>
      )}
    </div>
  )
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
