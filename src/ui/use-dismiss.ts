import { type RefObject, useEffect } from 'react'

/**
 * While `open`, calls `dismiss` on a click outside `area`, when the focus leaves it, and on Escape. Escape also
 * returns the focus to `trigger`.
 */
export function useDismiss(
  open: boolean,
  dismiss: () => void,
  area: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    if (!open) return
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !area.current?.contains(target)
    const onClick = (event: MouseEvent) => {
      if (isOutside(event.target)) dismiss()
    }
    const onFocusIn = (event: FocusEvent) => {
      if (isOutside(event.target)) dismiss()
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Otherwise an enclosing dialog would close too.
      event.preventDefault()
      trigger.current?.focus()
      dismiss()
    }
    // In the capturing phase, so that a click which removes its own target still counts as inside.
    document.addEventListener('click', onClick, true)
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [open, dismiss, area, trigger])
}
