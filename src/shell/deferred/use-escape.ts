import { useEffect } from 'react'

/** Calls `close` on Escape anywhere on the page. What is open above the page closes first. */
export function useEscape(close: (() => void) | undefined): void {
  useEffect(() => {
    if (!close) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isUnhandled = event.key === 'Escape' && !event.defaultPrevented
      if (isUnhandled && !document.querySelector('dialog[open]')) close()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [close])
}
