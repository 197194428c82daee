import { useCallback, useSyncExternalStore } from 'react'

/**
 * True if a media query matches, and if that is unknown, as in a test without layout. For components that only a
 * browser renders.
 */
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
