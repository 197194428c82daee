import type { ReactNode } from 'react'

/** Text of the kit itself: in English and left to right, even on a right-to-left page. */
export function KitText({ children }: { children: ReactNode }) {
  return (
    <span lang="en" dir="ltr">
      {children}
    </span>
  )
}
