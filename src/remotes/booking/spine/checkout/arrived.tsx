import { type ReactNode, useEffect, useRef } from 'react'

/** What takes the place of the form at once: it is brought in sight, and read out, for who was far down the page. */
export function Arrived({ children }: { children: ReactNode }) {
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
