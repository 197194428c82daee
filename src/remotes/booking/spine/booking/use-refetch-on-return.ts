import { useEffect, useRef } from 'react'

/** Asks anew when somebody comes back to the tab, or by the browser's way back: elsewhere it may have been paid meanwhile. */
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
