import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFieldTexts } from '../layout/field-texts.ts'

/** A failed request, with a button to repeat it. */
export function FailedState({ title, onRetry }: { title: string; onRetry: () => void }) {
  const { t } = useFieldTexts()
  return (
    <div role="alert">
      <EmptyState
        size="small"
        icon="alert"
        title={title}
        actions={
          <Button size="small" variant="outline" onClick={onRetry}>
            {t('preview.retry')}
          </Button>
        }
      />
    </div>
  )
}
