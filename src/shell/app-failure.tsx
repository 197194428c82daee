import type { i18n } from 'i18next'
import { useLayoutEffect } from 'react'
import { I18nextProvider } from 'react-i18next'
import { PageFailure } from './page-failure.tsx'

/** Replaces the app after an error that nobody caught (spec §8), with the way to begin again. It asks nothing of the app. */
export function AppFailure({ text, onRetry }: { text: i18n; onRetry: () => void }) {
  // What stands here listens, also where the page failed before it woke: nothing that is pressed is to be held back any more.
  useLayoutEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <I18nextProvider i18n={text}>
      <PageFailure isFault title={text.t('common.somethingWrong', { ns: 'shell' })} onRetry={onRetry} />
    </I18nextProvider>
  )
}
