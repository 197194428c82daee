import { isSeen } from './is-seen.ts'

/** Milliseconds until what stands for a setting is shown instead of what is not there; until a search ends; until an outline goes. */
const WAIT = 1200
const END = 6000
const STAY = 4000

/** Makes what scrolls to a part of the page and outlines it for a while, as soon as it is there. */
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
      const look = (wanted: string) => {
        const element = first(page, wanted)
        if (element) show(element)
        return element !== null
      }
      if (look(selector)) return
      const observer = new MutationObserver(() => look(selector))
      observer.observe(page.documentElement, { childList: true, subtree: true })
      const late = setTimeout(() => otherwise && look(otherwise), WAIT)
      const end = setTimeout(() => stop(), END)
      stop = () => {
        observer.disconnect()
        clearTimeout(late)
        clearTimeout(end)
      }
    },
  }
}

/** The first that can be seen; a selector that is none finds nothing. */
function first(page: Document, selector: string): Element | null {
  try {
    return [...page.querySelectorAll(selector)].find(isSeen) ?? null
  } catch {
    return null
  }
}
