import { useEffect, useRef } from 'react'

/**
 * For a card that nobody called: it takes the focus where nothing has it, and gives back what came from elsewhere on the
 * page when it goes. One that was called takes it in any case.
 */
export function useUncalledFocus(isCalled = false) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = card.current
    let before: EventTarget | null = null
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element?.contains(relatedTarget)) before = relatedTarget
    }
    element?.addEventListener('focusin', onFocusIn)
    // A page that was reached inside the app begins with the focus on its main part, of which nobody does anything.
    const isNobodys = document.activeElement?.matches('body, #main')
    if (isCalled || isNobodys) element?.focus({ preventScroll: true })
    return () => {
      // Who has gone on elsewhere stays there: with the card only its own focus goes, and then nobody has it.
      const isOurs = document.activeElement === document.body
      if (isOurs && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [isCalled])
  return card
}
