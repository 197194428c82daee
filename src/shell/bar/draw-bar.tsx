import { createRoot } from 'react-dom/client'
import type { BarFacts } from '../../contract/bar.ts'
import css from './bar.css?inline'
import { Bar } from './bar.tsx'
import { currentPage } from './current-page.ts'
import frameCss from './device-frame.css?inline'
import { keepBarOnTop } from './keep-bar-on-top.ts'
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
