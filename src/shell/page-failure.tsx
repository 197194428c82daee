import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { useOnlineRetry } from './use-online-retry.ts'

interface PageFailureProps {
  title: string
  onRetry: () => void
  /** True for an error of the app itself, whatever the connection. */
  isFault?: boolean
}

/**
 * Shown if a page's code fails to load, with a retry button. Offline it shows the text of the offline notice, and
 * retries when the connection returns.
 */
export function PageFailure({ title, onRetry, isFault }: PageFailureProps) {
  const { t } = useTranslation('shell')
  useOnlineRetry(onRetry)
  return (
    <div role="alert" className="page-width grid min-h-[60vh] place-content-center gap-4 text-center">
      <h1 className="font-brand text-title">
        {/* The deferred texts may not have loaded yet. */}
        {isFault || navigator.onLine ? title : t('late.offline', title)}
      </h1>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </div>
  )
}
