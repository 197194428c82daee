import { BAR_FACTS, type BarFacts } from '../../contract/bar.ts'
import { takeHandedLook } from './handed-look.ts'
import { isHidden, keptLook, wearLook } from './kept-look.ts'

/** The page's own start: the bar of demo and development, which no page in production names. */
async function start(): Promise<void> {
  takeHandedLook()
  wearLook(keptLook())
  // In its own frame of a telephone, and in the editor's preview, the page stands alone.
  if (window.top !== window || isHidden()) return
  const response = await fetch(BAR_FACTS, { headers: { accept: 'application/json' } })
  if (!response.ok) return
  const [facts, { drawBar }] = await Promise.all([
    response.json() as Promise<BarFacts>,
    import('./draw-bar.tsx'),
  ])
  drawBar(facts)
}

// The page comes first.
if (document.readyState === 'complete') void start()
else addEventListener('load', () => void start(), { once: true })
