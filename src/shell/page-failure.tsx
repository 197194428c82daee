import { useText } from '../platform/text.ts'
import { Button } from '../ui/button.tsx'

/** Stands where a page's code could not be fetched, with the way to ask for it again. */
export function PageFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  const t = useText('shell')
  return (
    <div role="alert" className="page-width grid min-h-[60vh] place-content-center gap-4 text-center">
      <h1 className="font-brand text-title">{title}</h1>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </div>
  )
}
