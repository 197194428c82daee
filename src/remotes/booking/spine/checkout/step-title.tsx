import { useLocation } from '@livery/platform'
import { type ReactNode, useEffect, useRef } from 'react'

/** Navigation state of the way to the next step: its heading is then announced and scrolled into view. */
export const nextStep = { isNextStep: true }

/** Heading of a step. */
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
