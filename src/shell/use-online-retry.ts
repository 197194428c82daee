import { useEffect, useSyncExternalStore } from 'react'

/** Calls `retry` when the connection returns; gives whether there is one. Only for what the server never draws. */
export function useOnlineRetry(retry: (() => void) | undefined): boolean {
  useEffect(() => {
    if (!retry) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}

function subscribe(listener: () => void): () => void {
  addEventListener('offline', listener)
  addEventListener('online', listener)
  return () => {
    removeEventListener('offline', listener)
    removeEventListener('online', listener)
  }
}
