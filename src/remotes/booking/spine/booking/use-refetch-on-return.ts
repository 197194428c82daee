import { useEffect, useRef } from 'react'

/** Refetches when the visitor returns to the tab or by the Back button: the booking may have been paid elsewhere. */
export function useRefetchOnReturn(ask: () => unknown): void {
  const asking = useRef(ask)
  asking.current = ask
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
