import type { i18n } from 'i18next'
import { useEffect, useLayoutEffect } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import { reloadPage } from '../platform/leave-page.ts'
import { Button } from '../ui/button.tsx'

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

/** Calls `retry` when the connection returns. */
export function useOnlineRetry(retry: (() => void) | undefined): void {
  useEffect(() => {
    if (!retry) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
}

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

/**
 * Handles code that failed to load. After a deployment an open page may request code that is gone, so a page reached
 * inside the app is reloaded. After 'Try again' (`isRetry`) it is reloaded too: Chromium before 156 never repeats a
 * failed import(). Otherwise, or if the server does not answer, calls `settle`. Source: spec §8 (chunk failures).
 */
export async function reloadIfStale(settle: () => void, { isRetry = false } = {}): Promise<void> {
  const [loaded] = performance.getEntriesByType('navigation')
  const address = location.href.split(/[?#]/)[0]
  // A browser that does not report the address would reload forever.
  const isStale = isRetry || (loaded && loaded.name.split(/[?#]/)[0] !== address)
  if (isStale && (await fetch(location.href, { method: 'HEAD' }).catch(() => null))) reloadPage()
  else settle()
}
