import { useEffect } from 'react'

/** Calls `retry` when the connection returns. */
export function useOnlineRetry(retry: (() => void) | undefined): void {
  useEffect(() => {
    if (!retry) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
}
