import type { FromPreview, ToPreview } from '../../contract/preview-messages.ts'
import { isSeen, pointer } from './pointer.ts'

const style =
  'position:fixed;z-index:2147483647;max-width:20rem;padding:2px 8px;border-radius:4px;background:Highlight;color:HighlightText;' +
  'font:600 12px/18px system-ui,sans-serif;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;pointer-events:none'

type Places = NonNullable<Extract<ToPreview, { kind: 'inspect' }>['places']>
type Report = (message: Extract<FromPreview, { kind: 'picked' | 'stopped' }>) => void

interface Found {
  element: Element
  pointer: string
  name: string
}

// Outlines of the element under the pointer and of a setting's element. The stylesheet is created by script, so the
// content security policy does not apply.
const css =
  '[data-preview-picks]{cursor:crosshair!important}' +
  '[data-preview-under]{outline:2px solid Highlight!important;outline-offset:-2px!important;cursor:pointer!important}' +
  '[data-preview-shown]{outline:3px solid Highlight!important;outline-offset:3px!important}'

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * Creates an inspector that picks a setting by a click on an element that shows it. By keyboard, arrow keys move
 * between such elements, Enter picks and Escape stops.
 */
export function inspector(report: Report, page: Document = document) {
  let isOn = false
  let places: Places = []
  let under: Found | null = null
  const addRules = once(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    page.adoptedStyleSheets.push(sheet)
  })
  const tag = nameTag(page)
  const shown = pointer(page)

  /** Returns the setting that an element itself shows, or by one of the selectors. */
  function shows(element: Element): Found | null {
    const place = places.find(([selector]) => matches(element, selector))
    const own = element.getAttribute('data-setting') ?? place?.[1]
    return own === undefined ? null : { element, pointer: own, name: place?.[2] ?? '' }
  }

  /** Returns the nearest element that shows a setting. */
  function found(target: EventTarget | null): Found | null {
    for (let element = target instanceof Element ? target : null; element; element = element.parentElement) {
      const known = shows(element)
      if (known) return known
    }
    return null
  }

  function mark(next: Found | null): void {
    if (next?.element === under?.element) return
    under?.element.removeAttribute('data-preview-under')
    next?.element.setAttribute('data-preview-under', '')
    under = next
    tag.show(next)
  }

  const hover = (event: Event) => mark(found(event.target))
  const hold = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const press = (event: Event) => {
    hold(event)
    const picked = found(event.target)
    if (picked) report({ kind: 'picked', pointer: picked.pointer })
  }
  const type = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (event.key === 'Enter' && under) report({ kind: 'picked', pointer: under.pointer })
    else if (event.key === 'Escape') report({ kind: 'stopped' })
    else if (step !== undefined) walk(step)
    else return
    hold(event)
  }
  function walk(step: 1 | -1): void {
    const all = [...page.querySelectorAll('body *')].filter((one) => isSeen(one) && shows(one))
    const at = under ? all.indexOf(under.element) : step > 0 ? -1 : 0
    const next = all[(at + step + all.length) % all.length]
    if (!next) return
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    mark(shows(next))
  }
  const held = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'submit'] as const

  return {
    turn(on: boolean, known: unknown): void {
      if (Array.isArray(known)) places = known as Places
      if (on === isOn) return
      isOn = on
      addRules()
      const change = on ? 'addEventListener' : 'removeEventListener'
      window[change]('pointerover', hover, true)
      window[change]('click', press, true)
      window[change]('keydown', type as EventListener, true)
      for (const name of held) window[change](name, hold, true)
      page.documentElement.toggleAttribute('data-preview-picks', on)
      if (!on) mark(null)
    },
    point(selector: string | null, otherwise = ''): void {
      addRules()
      shown.to(selector, otherwise)
    },
  }
}

/** An invalid selector matches nothing. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}

function once(act: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) act()
    isDone = true
  }
}

interface Named {
  element: Element
  name: string
}

/** Creates the label at the element that would be picked; it is announced when reached by keyboard. */
function nameTag(page: Document) {
  let tag: HTMLElement | null = null
  let shown: Named | null = null
  const place = () => {
    if (!tag || !shown) return
    const { left, top, bottom } = shown.element.getBoundingClientRect()
    // Above the element if there is room, otherwise inside at the top of its visible part.
    const above = top >= 24 ? top - 24 : Math.max(4, Math.min(top + 4, bottom - 24))
    tag.style.top = `${above}px`
    tag.style.left = `${Math.max(4, Math.min(left, innerWidth - tag.offsetWidth - 4))}px`
  }
  return {
    show(next: Named | null): void {
      shown = next?.name ? next : null
      tag ??= made(page, place)
      tag.textContent = shown?.name ?? ''
      tag.hidden = shown === null
      place()
    },
  }
}

function made(page: Document, onScroll: () => void): HTMLElement {
  const tag = page.createElement('div')
  tag.setAttribute('role', 'status')
  tag.dir = 'auto'
  // Set by script: the content security policy would refuse a style attribute.
  tag.style.cssText = style
  // Outside the body, where the page's own code never finds it.
  page.documentElement.append(tag)
  addEventListener('scroll', onScroll, { capture: true, passive: true })
  return tag
}
