import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

interface VisitOutcome {
  /** Whether it became so while this page was open. */
  isNews: boolean
  /** Of the element that says it, which can be focused. */
  ref: RefObject<HTMLDivElement | null>
}

/**
 * Takes what is the case with something, as a text, and tells whether that came about during this visit. Each time it does, the focus
 * goes to the element that says so: the button that was pressed is gone.
 */
export function useVisitOutcome(now: string): VisitOutcome {
  const [atFirst] = useState(now)
  const ref = useRef<HTMLDivElement>(null)
  const before = useRef(now)
  useLayoutEffect(() => {
    if (before.current === now) return
    before.current = now
    ref.current?.focus()
  }, [now])
  return { isNews: now !== atFirst, ref }
}
