import { type RefObject, useLayoutEffect } from 'react'

/** What stands above every page and stays in reach: messages, tooltips. */
const above = '[data-over-page], script, style, link'

/**
 * While it is there, nothing beside it on the page can be reached: it covers them all. They are hidden as well as inert, so
 * that no reader of the page lists what nobody sees, nor a browser paints it.
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
