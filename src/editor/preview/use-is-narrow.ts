import { useSyncExternalStore } from 'react'

const query = '(width < 48rem)'

/** Whether the window is a phone's; where nobody can say, it is none. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow)
}

const isNarrow = () => typeof matchMedia !== 'undefined' && matchMedia(query).matches

function subscribe(onChange: () => void): () => void {
  if (typeof matchMedia === 'undefined') return () => undefined
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
