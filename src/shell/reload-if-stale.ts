import { reloadPage } from '../platform/leave-page.ts'

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
