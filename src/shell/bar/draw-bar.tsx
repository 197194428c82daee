import { createRoot } from 'react-dom/client'
import type { BarFacts } from '../../contract/bar.ts'
import css from './bar.css?inline'
import { Bar } from './bar.tsx'
import { currentPage } from './current-page.ts'
import frameCss from './device-frame.css?inline'
import { addSheet, type BarHost } from './opener.ts'
import { hide } from './stored-page-style.ts'

/** Draws the bar, open, into its host; `draw` renders it again with other facts. */
export function drawBar({ shadow, remove }: BarHost, facts: BarFacts): { draw: (facts: BarFacts) => void } {
  addSheet(shadow, css + frameCss)
  const leave = () => {
    hide()
    remove()
  }
  const top = createRoot(shadow)
  const now = currentPage(document)
  const draw = (next: BarFacts) => top.render(<Bar facts={next} now={now} onHide={leave} />)
  draw(facts)
  return { draw }
}
