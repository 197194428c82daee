/**
 * Milliseconds before a substitute is shown for a missing element, before the search ends, and before the outline
 * disappears.
 */
const WAIT = 1200
const END = 6000
const STAY = 4000

/** Creates a function that scrolls to an element once it exists, and outlines it for a while. */
export function pointer(page: Document) {
  let shown: Element | null = null
  let stop = () => {}

  function clear(): void {
    stop()
    shown?.removeAttribute('data-preview-shown')
    shown = null
  }

  function show(element: Element): void {
    clear()
    shown = element
    element.setAttribute('data-preview-shown', '')
    const isTall = element.getBoundingClientRect().height > innerHeight
    element.scrollIntoView({ block: isTall ? 'start' : 'center', inline: 'nearest' })
    const timer = setTimeout(clear, STAY)
    stop = () => clearTimeout(timer)
  }

  return {
    to(selector: string | null, otherwise: string): void {
      clear()
      if (selector === null) return
      const search = (wanted: string) => {
        const element = first(page, wanted)
        if (element) show(element)
        return element !== null
      }
      if (search(selector)) return
      const observer = new MutationObserver(() => search(selector))
      observer.observe(page.documentElement, { childList: true, subtree: true })
      const timer = setTimeout(() => otherwise && search(otherwise), WAIT)
      const end = setTimeout(() => stop(), END)
      stop = () => {
        observer.disconnect()
        clearTimeout(timer)
        clearTimeout(end)
      }
    },
  }
}

/** Returns the first visible match; an invalid selector finds nothing. */
function first(page: Document, selector: string): Element | null {
  try {
    return [...page.querySelectorAll(selector)].find(isSeen) ?? null
  } catch {
    return null
  }
}

/** Returns whether an element is visible; true if that cannot be determined, as in a test without layout. */
export function isSeen(element: Element): boolean {
  return element.checkVisibility?.() ?? true
}
