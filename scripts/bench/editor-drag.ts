import { type Browser, chromium, type Page } from '@playwright/test'
import { countCommits } from '../../e2e/live-theme.ts'
import { demoEmail, demoPassword } from '../../src/server/domain/demo/demo-account.ts'
import { browserArgs, browserPath } from './browser.ts'

const SAMPLES = 50

export interface EditorDragFigures {
  samples: number
  /** Milliseconds from the editor's colour input event to the end of the preview frame that shows it, median. */
  editor: number
  /** The same for a bare `setProperty` on the preview's root, alternating with the former. */
  bare: number
  ratio: number
  /** Processor time of the main thread for one of each; independent of the machine's load. */
  processor: { editor: number; bare: number; ratio: number }
  /** React commits in the preview meanwhile. */
  previewCommits: number
}

/**
 * Drags the primary colour in an agency's editor and measures when the preview has drawn it. Null if there is no
 * browser.
 */
export async function measureEditorDrag(origin: string, slug: string): Promise<EditorDragFigures | null> {
  const executablePath = browserPath()
  if (!executablePath) return null
  const browser = await chromium.launch({ executablePath, args: browserArgs })
  try {
    return await measure(browser, origin, slug)
  } finally {
    await browser.close()
  }
}

async function measure(browser: Browser, origin: string, slug: string): Promise<EditorDragFigures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await countCommits(page)
  await page.goto(`${origin}/expiry`)
  await page.evaluate(
    async (body) => {
      const headers = { 'content-type': 'application/json', 'x-requested-with': 'livery' }
      await fetch('/api/user/login', { method: 'POST', headers, body })
    },
    JSON.stringify({ email: demoEmail('owner', slug), password: demoPassword }),
  )
  await page.goto(`${origin}/settings/website/`)
  const inside = page.frameLocator('iframe[title="Site preview"]')
  await inside.locator('html[data-deferred-ready]').waitFor({ state: 'attached' })
  await page.locator('input[type=color]').first().waitFor({ state: 'attached' })
  const figures = await page.evaluate(async (samples) => {
    const input = document.querySelector<HTMLInputElement>('input[type=color]')
    const preview = document.querySelector<HTMLIFrameElement>('iframe[title="Site preview"]')?.contentWindow
    if (!input || !preview) throw new Error('the editor has no colour or no preview')
    const root = preview.document.documentElement
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const colorAt = (i: number) =>
      `#${[37, 91, 53].map((step, n) => ((((i + 1) * step + n * 40) % 200) | 16).toString(16).padStart(2, '0')).join('')}`
    /** Resolves when the work of the next frame is done, or of the first frame with `color` if given. */
    const drawn = (color?: string) =>
      new Promise<number>((resolve) => {
        const check = () => {
          if (color !== undefined && root.style.getPropertyValue('--primary-color') !== color)
            return void preview.requestAnimationFrame(check)
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now())
          port2.postMessage(null)
        }
        preview.requestAnimationFrame(check)
      })
    // Interval of a hand's events. A longer pause would count as the end of a drag.
    const rest = () => new Promise((resolve) => setTimeout(resolve, 16 + Math.random() * 16))
    const editor: number[] = []
    const bare: number[] = []
    let commitsBefore = 0
    // The first changes load the code that writes themes, so they are not counted.
    for (let i = -3; i < samples; i += 1) {
      await rest()
      if (i === 0) commitsBefore = preview.reactCommits
      const color = colorAt(i + 3)
      const started = performance.now()
      setValue?.call(input, color)
      input.dispatchEvent(new Event('input', { bubbles: true }))
      const shown = await drawn(color)
      await rest()
      const written = performance.now()
      // A different colour: setting the current one would draw nothing.
      root.style.setProperty('--primary', colorAt(i + 103))
      const alone = await drawn()
      if (i < 0) continue
      editor.push(shown - started)
      bare.push(alone - written)
    }
    const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
    return {
      editor: median(editor),
      bare: median(bare),
      previewCommits: preview.reactCommits - commitsBefore,
    }
  }, SAMPLES)
  const processor = { editor: await processorTime(page, 'editor'), bare: await processorTime(page, 'bare') }
  await page.close()
  return {
    samples: SAMPLES,
    ...figures,
    ratio: figures.editor / figures.bare,
    processor: { ...processor, ratio: processor.editor / processor.bare },
  }
}

/** Milliseconds of the main thread for one change, averaged over `samples` frames. */
async function processorTime(page: Page, by: 'editor' | 'bare'): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
  const before = await spent()
  await page.evaluate(
    async ({ samples, isBare }) => {
      const input = document.querySelector<HTMLInputElement>('input[type=color]')
      const preview = document.querySelector<HTMLIFrameElement>('iframe[title="Site preview"]')?.contentWindow
      if (!input || !preview) throw new Error('the editor has no colour or no preview')
      for (let i = 0; i < samples; i += 1) {
        const color = `#${(0x20_30_40 + i * 0x01_02_01).toString(16)}`
        if (isBare) preview.document.documentElement.style.setProperty('--primary', color)
        else {
          input.value = color
          input.dispatchEvent(new Event('input', { bubbles: true }))
        }
        await new Promise((resolve) => preview.requestAnimationFrame(() => setTimeout(resolve, 4)))
      }
    },
    { samples: SAMPLES, isBare: by === 'bare' },
  )
  const after = await spent()
  await session.detach()
  return (after - before) / SAMPLES
}
