import { createRoot } from 'react-dom/client'
import type { BarFacts } from '../../contract/bar.ts'
import css from './bar.css?inline'
import { Bar } from './bar.tsx'
import { currentPage } from './current-page.ts'
import frameCss from './device-frame.css?inline'
import { hide } from './stored-page-style.ts'

/** Mounts the bar, isolated from the agency's styles and the reverse; `draw` renders it again with other facts. */
export function drawBar(facts: BarFacts): { draw: (facts: BarFacts) => void } {
  const host = document.createElement('div')
  host.id = 'livery-bar'
  // The tool is in English, whatever the page's language.
  host.lang = 'en'
  host.dir = 'ltr'
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css + frameCss)
  shadow.adoptedStyleSheets = [sheet]
  const letGo = keepBarOnTop(host)
  const leave = () => {
    hide()
    letGo()
    host.remove()
  }
  const top = createRoot(shadow)
  const now = currentPage(document)
  const draw = (next: BarFacts) => top.render(<Bar facts={next} now={now} onHide={leave} />)
  draw(facts)
  return { draw }
}

/**
 * Keeps the bar above everything on the page. While a modal dialog is open, browsers make everything outside it
 * inert, so the bar moves into the dialog; as a popover it is positioned by the window and never clipped. On the page
 * it comes first in the tab order, in a dialog last.
 */
function keepBarOnTop(host: HTMLElement): () => void {
  host.popover = 'manual'
  const place = () => {
    const dialog = [...document.querySelectorAll('dialog:modal')].at(-1)
    if (host.parentElement === (dialog ?? document.body)) return
    if (dialog) dialog.append(host)
    else document.body.prepend(host)
    host.showPopover()
  }
  place()
  const watch = new MutationObserver(place)
  watch.observe(document.documentElement, { subtree: true, childList: true, attributeFilter: ['open'] })
  return () => watch.disconnect()
}
