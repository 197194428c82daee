import { useLocation } from '@livery/platform'
import { type ReactNode, useEffect, useRef } from 'react'

/** What goes with the way from one step to the next: its heading is read out then, and stands in sight. */
export const nextStep = { isNextStep: true }

/** The heading of a step. */
export function StepTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { state } = useLocation()
  const isNext = Object(state).isNextStep === true
  useEffect(() => {
    if (isNext) heading.current?.focus()
  }, [isNext])
  return (
    <h1 ref={heading} tabIndex={-1} className="mb-4 scroll-mt-52 font-brand text-title outline-none">
      {children}
    </h1>
  )
}
