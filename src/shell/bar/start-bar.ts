import { BAR_FACTS, BAR_FACTS_CHANGED, type BarFacts } from '../../contract/bar.ts'
import { latestAnswer } from './latest-answer.ts'
import { drawOpener, placeHost } from './opener.ts'
import { applyPageStyle, isHidden, storedPageStyle, takePageStyleFragment } from './stored-page-style.ts'

/**
 * Entry point of the bar in demo and development; no page in production loads it. Until the bar is opened, the page has
 * only its button.
 */
async function start(): Promise<void> {
  takePageStyleFragment()
  applyPageStyle(storedPageStyle())
  // Hidden in its own device frame and in the editor's preview.
  if (window.top !== window || isHidden()) return
  const facts = await askFacts()
  if (!facts) return
  const host = placeHost()
  let remove = () => {}
  let draw = (next: BarFacts) => {
    remove()
    remove = drawOpener(host.shadow, next, () => void open(next))
  }
  let isOpening = false
  const open = async (next: BarFacts) => {
    if (isOpening) return
    isOpening = true
    // Without a connection the button stays, for another try.
    const code = await import('./draw-bar.tsx').catch(() => null)
    isOpening = false
    if (!code) return
    remove()
    draw = code.drawBar(host, next).draw
  }
  draw(facts)
  // Only in development: a folder was saved.
  import.meta.hot?.on(
    BAR_FACTS_CHANGED,
    latestAnswer(askFacts, (next) => draw(next)),
  )
}

async function askFacts(): Promise<BarFacts | null> {
  const response = await fetch(BAR_FACTS, { headers: { accept: 'application/json' } }).catch(() => null)
  return response?.ok ? ((await response.json()) as BarFacts) : null
}

// The page loads first.
if (document.readyState === 'complete') void start()
else addEventListener('load', () => void start(), { once: true })
