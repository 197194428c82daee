import type { BarFacts } from '../../contract/bar.ts'
import { avoidOverlap } from '../../ui/avoid-overlap.ts'
import css from './opener.css?inline'
import { isChanged, storedPageStyle } from './stored-page-style.ts'

export const openerTexts = {
  preview: 'preview',
  open: 'view options',
  faults: (count: number) => (count === 1 ? '1 fault' : `${count} faults`),
} as const

/** Positions of the button, as in opener.css: the first free one is used. */
export const places = ['foot', 'low', 'middle', 'high', 'top', 'right']

export const knobs =
  'M2 4.5h6m4 0h2M2 11.5h2m4 0h6M8.1 4.5a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M4.1 11.5a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0'

/** Where the bar is drawn, apart from the agency's styles. */
export interface BarHost {
  shadow: ShadowRoot
  /** Removes the bar from the page. */
  remove: () => void
}

/** Puts an empty host for the bar into the page. */
export function placeHost(): BarHost {
  const host = document.createElement('div')
  host.id = 'livery-bar'
  // The tool is in English, whatever the page's language.
  host.lang = 'en'
  host.dir = 'ltr'
  const shadow = host.attachShadow({ mode: 'open' })
  addSheet(shadow, css)
  const end = keepBarOnTop(host)
  const remove = () => {
    end()
    host.remove()
  }
  return { shadow, remove }
}

export function addSheet(shadow: ShadowRoot, text: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  shadow.adoptedStyleSheets.push(sheet)
}

/** Draws the closed bar without React, as bar.tsx draws it; returns what removes it. */
export function drawOpener(shadow: ShadowRoot, facts: BarFacts, onPress: () => void): () => void {
  const { slug, problems, resetHref, conditions } = facts
  const faults = problems.length > 0 ? openerTexts.faults(problems.length) : ''
  const button = element('button', 'opener')
  button.type = 'button'
  button.ariaExpanded = 'false'
  button.toggleAttribute('data-changed', isChanged(storedPageStyle(), conditions))
  button.addEventListener('click', onPress)
  const label = element('span')
  label.append(slug)
  if (resetHref !== null) label.append(element('span', 'kind', ` ${openerTexts.preview}`))
  if (faults) label.append(element('span', 'faults', ` ${faults}`))
  label.append(element('span', 'unseen', `: ${openerTexts.open}`))
  button.append(icon(), label)
  const status = element('span', 'unseen', faults)
  status.role = 'status'
  shadow.replaceChildren(button, status)
  const end = avoidOverlap(button, places)
  return () => {
    end()
    shadow.replaceChildren()
  }
}

function element<Name extends 'button' | 'span'>(name: Name, className = '', text = '') {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}

function icon(): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  const attributes = { viewBox: '0 0 16 16', width: '16', height: '16', 'aria-hidden': 'true', fill: 'none' }
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value)
  const stroke = { d: knobs, stroke: 'currentColor', 'stroke-width': '1.6', 'stroke-linecap': 'round' }
  for (const [name, value] of Object.entries(stroke)) path.setAttribute(name, value)
  svg.append(path)
  return svg
}

/**
 * Keeps the bar above everything on the page. While a modal dialog is open, browsers make everything outside it
 * inert, so the bar moves into the dialog; as a popover it is positioned by the window and never clipped. It comes last in
 * the tab order.
 */
function keepBarOnTop(host: HTMLElement): () => void {
  host.popover = 'manual'
  const place = () => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    const parent = dialog ?? document.body
    if (host.parentElement === parent) return
    parent.append(host)
    host.showPopover()
  }
  place()
  const watch = new MutationObserver(place)
  watch.observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => watch.disconnect()
}
