import { useSyncExternalStore } from 'react'

const query = '(min-width: 48rem)'

/** Whether the window has room for what floats over a page; a smaller one shows it as a sheet. For parts that only a browser renders. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide)
}

// Where nobody can say, as in a test without a layout, there is room.
function isWide(): boolean {
  return typeof matchMedia === 'undefined' || matchMedia(query).matches
}

function subscribe(onChange: () => void): () => void {
  if (typeof matchMedia === 'undefined') return () => undefined
  const list = matchMedia(query)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}
