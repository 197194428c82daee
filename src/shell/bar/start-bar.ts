import { BAR_FACTS, BAR_FACTS_CHANGED, type BarFacts } from '../../contract/bar.ts'
import { latestAnswer } from './latest-answer.ts'
import { applyPageStyle, isHidden, storedPageStyle, takePageStyleFragment } from './stored-page-style.ts'

/** Entry point of the bar in demo and development; no page in production loads it. */
async function start(): Promise<void> {
  takePageStyleFragment()
  applyPageStyle(storedPageStyle())
  // Hidden in its own device frame and in the editor's preview.
  if (window.top !== window || isHidden()) return
  const [facts, { drawBar }] = await Promise.all([askFacts(), import('./draw-bar.tsx')])
  if (!facts) return
  const drawn = drawBar(facts)
  // Only in development: a folder was saved.
  import.meta.hot?.on(
    BAR_FACTS_CHANGED,
    latestAnswer(askFacts, (next) => drawn.draw(next)),
  )
}

async function askFacts(): Promise<BarFacts | null> {
  const response = await fetch(BAR_FACTS, { headers: { accept: 'application/json' } }).catch(() => null)
  return response?.ok ? ((await response.json()) as BarFacts) : null
}

// The page loads first.
if (document.readyState === 'complete') void start()
else addEventListener('load', () => void start(), { once: true })
