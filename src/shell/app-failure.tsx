import type { i18n } from 'i18next'
import { Button } from '../ui/button.tsx'

interface AppFailureProps {
  text: i18n
  onRetry: () => void
}

/** Replaces the app after an error that nobody caught (spec §8), with the way to begin again. It asks nothing of the app. */
export function AppFailure({ text, onRetry }: AppFailureProps) {
  const t = text.getFixedT(null, 'shell')
  return (
    <div
      role="alert"
      className="grid min-h-dvh place-content-center justify-items-center gap-5 p-6 text-center"
    >
      <h1 className="font-brand text-title">{t('common.somethingWrong')}</h1>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
    </div>
  )
}
