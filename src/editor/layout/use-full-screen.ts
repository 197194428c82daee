import { type RefObject, useLayoutEffect } from 'react'

/** Elements above every page that stay within reach: messages, tooltips. */
const above = '[data-over-page], script, style, link'

/**
 * While the editor exists, everything else on the page is inert and hidden, since the editor covers it: screen
 * readers do not list it, and the browser does not paint it.
 */
export function useFullScreen(root: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const covered: HTMLElement[] = []
    for (let at = root.current; at && at !== document.body; at = at.parentElement) {
      for (const beside of at.parentElement?.children ?? []) {
        if (!(beside instanceof HTMLElement) || beside === at || beside.inert || beside.matches(above))
          continue
        beside.inert = true
        beside.style.visibility = 'hidden'
        covered.push(beside)
      }
    }
    const { style } = document.documentElement
    const { overflow } = style
    style.overflow = 'hidden'
    return () => {
      for (const one of covered) {
        one.inert = false
        one.style.visibility = ''
      }
      style.overflow = overflow
    }
  }, [root])
}
