import { type ReactNode, useEffect, useRef } from 'react'

/** Content that replaces the form: it is scrolled into view and announced. */
export function FocusedContent({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (window.scrollY > 0) place.current?.focus()
  }, [])
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-32 outline-none">
      {children}
    </div>
  )
}
