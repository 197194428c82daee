import { useCallback, useSyncExternalStore } from 'react'

/**
 * True if a media query matches, and if that is unknown, as in a test without layout. On the server and while its
 * markup is hydrated it is false.
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
  return useSyncExternalStore(
    subscribe,
    () => typeof matchMedia === 'undefined' || matchMedia(query).matches,
    () => false,
  )
}

/**
 * True if the window has room for panels that float over the page; smaller windows show sheets. For components that
 * only a browser renders.
 */
export function useIsWide(): boolean {
  return useMedia('(min-width: 48rem)')
}
