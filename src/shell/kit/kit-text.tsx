import type { ReactNode } from 'react'

/** Words of the kit itself: English, and so written from left to right, also on a page that runs the other way. */
export function KitText({ children }: { children: ReactNode }) {
  return (
    <span lang="en" dir="ltr">
      {children}
    </span>
  )
}
