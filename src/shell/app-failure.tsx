import type { i18n } from 'i18next'
import { useLayoutEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { PageFailure } from './page-failure.tsx'

/**
 * Replaces the app after an uncaught error (spec §8), with a button to start again. It depends on nothing of the app.
 */
export function AppFailure({ text, onRetry }: { text: i18n; onRetry: () => void }) {
  // This page responds even if hydration failed, so no further click may be held back.
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <I18nextProvider i18n={text}>
      <PageFailure isFault title={text.t('common.somethingWrong', { ns: 'shell' })} onRetry={onRetry} />
    </I18nextProvider>
  )
}
