import type { Text } from '../../platform/text.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'

/** Replaces a page whose content failed to load. */
export function LoadFailure({ t, onRetry }: { t: Text; onRetry: () => void }) {
  return (
    <EmptyState
      icon="alert"
      level={1}
      title={t('common.somethingWrong')}
      className="page-width min-h-[60vh] justify-center"
      actions={<Button onClick={onRetry}>{t('common.retry')}</Button>}
    />
  )
}
