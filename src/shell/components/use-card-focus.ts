import { useEffect, useRef } from 'react'

/**
 * Focus handling of a card that the visitor did not request: it takes the focus only if nothing has it, and restores
 * it on closing. A requested card (`isCalled`) always takes it.
 */
export function useCardFocus(isCalled = false) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = card.current
    let before: EventTarget | null = null
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element?.contains(relatedTarget)) before = relatedTarget
    }
    element?.addEventListener('focusin', onFocusIn)
    // After in-app navigation the focus is on the main element, where the visitor does nothing.
    const isUnused = document.activeElement?.matches('body, #main')
    if (isCalled || isUnused) element?.focus({ preventScroll: true })
    return () => {
      // If the visitor has moved on, the focus stays there; only the card's own focus is lost and restored.
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isCalled])
  return card
}

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
