import type { Text } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

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
