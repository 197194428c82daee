import { ApiError } from '../../../../api/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'

interface NotFetchedProps {
  error: unknown
  onRetry: () => unknown
  /** 1 if it replaces the whole page. */
  level?: 1 | 2
}

/**
 * Reports a failure in an operator API's own words, if there are any, otherwise 'Something went wrong' (spec §8),
 * with a retry button.
 */
export function LoadFailure({ error, onRetry, level = 1 }: NotFetchedProps) {
  const text = useProductTexts()
  return (
    <EmptyState
      icon="alert"
      level={level}
      title={(error instanceof ApiError && error.ownWords) || text('results.failed')}
      actions={<Button onClick={() => void onRetry()}>{text('results.retry')}</Button>}
    />
  )
}
