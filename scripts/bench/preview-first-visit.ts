import { chromium } from '@playwright/test'
import { startPreviewHost } from '../../e2e/preview-host.ts'
import { browserArgs, browserPath } from './browser.ts'

const VISITS = 5

export interface PreviewFirstVisit {
  /** Milliseconds from the address to the site's page, each in a fresh browser. */
  median: number
  all: readonly number[]
  /** The same after the worker ended, as browsers end one, with its stored data. */
  again: number
}

/** Measures first visits to a static preview from a file server on this machine. */
export async function measurePreviewFirstVisit(slug: string): Promise<PreviewFirstVisit | null> {
  const executablePath = browserPath()
  if (executablePath === null) return null
  const host = await startPreviewHost(slug)
  const browser = await chromium.launch({ executablePath, args: browserArgs })
  const all: number[] = []
  const again: number[] = []
  try {
    for (let visit = 0; visit < VISITS; visit++) {
      const context = await browser.newContext()
      const page = await context.newPage()
      const open = async () => {
        const started = performance.now()
        await page.goto(`http://localhost:${host.port}/`, { waitUntil: 'commit' })
        await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 60_000 })
        return Math.round(performance.now() - started)
      }
      all.push(await open())
      const session = await context.newCDPSession(page)
      await session.send('ServiceWorker.enable')
      await session.send('ServiceWorker.stopAllWorkers')
      again.push(await open())
      await context.close()
    }
  } finally {
    await browser.close()
    await host.stop()
  }
  return { median: median(all), all, again: median(again) }
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
