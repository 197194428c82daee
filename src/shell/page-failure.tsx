import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { useOnlineRetry } from './use-online-retry.ts'

interface PageFailureProps {
  title: string
  onRetry: () => void
  /** The app's own error, whatever the connection. */
  isFault?: boolean
}

/**
 * Stands where a page's code could not be fetched, with the way to ask for it again. Without a connection it says so, in
 * the words of the notice at the foot, and asks by itself when the connection returns.
 */
export function PageFailure({ title, onRetry, isFault }: PageFailureProps) {
  const { t } = useTranslation('shell')
  useOnlineRetry(onRetry)
  return (
    <div role="alert" className="page-width grid min-h-[60vh] place-content-center gap-4 text-center">
      <h1 className="font-brand text-title">
        {/* The late words may not be here yet. */}
        {isFault || navigator.onLine ? title : t('late.offline', title)}
      </h1>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </div>
  )
}
