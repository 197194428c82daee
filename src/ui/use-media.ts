import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query holds. For parts that only a browser renders: where nobody can say, as in a test without a layout, it does. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (typeof matchMedia === 'undefined') return () => undefined
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => typeof matchMedia === 'undefined' || matchMedia(query).matches)
}
