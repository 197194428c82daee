import type { FromPreview, ToPreview } from '../../contract/preview-messages.ts'
import { isSeen } from './is-seen.ts'
import { pointer } from './pointer.ts'

const look =
  'position:fixed;z-index:2147483647;max-width:20rem;padding:2px 8px;border-radius:4px;background:Highlight;color:HighlightText;' +
  'font:600 12px/18px system-ui,sans-serif;white-space:nowrap;overflow:hidden;text-overflow:ellipsis;pointer-events:none'

type Places = NonNullable<Extract<ToPreview, { kind: 'inspect' }>['places']>
type Tell = (message: Extract<FromPreview, { kind: 'picked' | 'stopped' }>) => void

interface Found {
  element: Element
  pointer: string
  name: string
}

// What is under the pointer, and what a setting shows at. The sheet is the script's own, so the page's policy has no say.
const css =
  '[data-preview-picks]{cursor:crosshair!important}' +
  '[data-preview-under]{outline:2px solid Highlight!important;outline-offset:-2px!important;cursor:pointer!important}' +
  '[data-preview-shown]{outline:3px solid Highlight!important;outline-offset:3px!important}'

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/**
 * Makes what picks a setting by a press on what shows it, and shows where a setting is seen. By keyboard, the arrows walk
 * through all that shows one, Enter picks and Escape stops.
 */
export function inspector(tell: Tell, page: Document = document) {
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

  /** What an element shows by itself, or by one of the places. */
  function shows(element: Element): Found | null {
    const place = places.find(([selector]) => matches(element, selector))
    const own = element.getAttribute('data-setting') ?? place?.[1]
    return own === undefined ? null : { element, pointer: own, name: place?.[2] ?? '' }
  }

  /** The nearest element that shows a setting. */
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
    if (picked) tell({ kind: 'picked', pointer: picked.pointer })
  }
  const type = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (event.key === 'Enter' && under) tell({ kind: 'picked', pointer: under.pointer })
    else if (event.key === 'Escape') tell({ kind: 'stopped' })
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

/** A selector that is none matches nothing. */
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

/** Makes the name that stands at what would be picked, and is read out where it is come upon by keyboard. */
function nameTag(page: Document) {
  let tag: HTMLElement | null = null
  let shown: Named | null = null
  const place = () => {
    if (!tag || !shown) return
    const { left, top, bottom } = shown.element.getBoundingClientRect()
    // Above it where there is room, else inside at its top, as far as that is in view.
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
  // Written by script, property by property: an attribute would be the page's policy's to refuse.
  tag.style.cssText = look
  // Outside the body: the page's own code never meets it.
  page.documentElement.append(tag)
  addEventListener('scroll', onScroll, { capture: true, passive: true })
  return tag
}
