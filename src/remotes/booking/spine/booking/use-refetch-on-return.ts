import { useEffect, useRef } from 'react'

/** Refetches when the visitor returns to the tab or by the Back button: the booking may have been paid elsewhere. */
export function useRefetchOnReturn(refetch: () => unknown): void {
  const asking = useRef(refetch)
  asking.current = refetch
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && asking.current()
    const onVisible = () => document.visibilityState === 'visible' && asking.current()
    addEventListener('pageshow', onShow)
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      removeEventListener('pageshow', onShow)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])
}
