import { ApiError } from '../../../../api/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'

interface NotFetchedProps {
  error: unknown
  onRetry: () => unknown
  /** 1 where it stands for the whole page. */
  level?: 1 | 2
}

/** Says what failed, in the words of an operator's own API where it has any, or 'Something went wrong' (spec §8), and asks again on a press. */
export function NotFetched({ error, onRetry, level = 1 }: NotFetchedProps) {
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
