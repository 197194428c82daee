import { type Browser, chromium } from '@playwright/test'
import { activeAgencies } from './active-agencies.ts'
import { browserArgs, browserPath } from './browser.ts'
import { host } from './livery-server.ts'

export interface Paint {
  /** Milliseconds to the largest contentful paint on a slow phone, median of the runs. */
  largestContentfulPaint: number
  /** Cumulative layout shift, the worst of the runs. */
  layoutShift: number
}

/** A phone on a slow network: 150 ms latency, 1.6 Mbit/s, a quarter of this machine's speed. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 }

/**
 * Opens the home page of every active demo agency on a simulated phone, and that of `host` also without script: the
 * floor is the same themed HTML alone. Null if there is no browser.
 */
export async function measurePaint(
  port: number,
  runs = 3,
): Promise<{ homes: Record<string, Paint>; withoutScript: Paint } | null> {
  const executablePath = browserPath()
  if (!executablePath) return null
  const browser = await chromium.launch({ executablePath, args: browserArgs })
  const home = (slug: string) => `http://${slug}.localhost:${port}/`
  try {
    const homes: Record<string, Paint> = {}
    for (const slug of activeAgencies()) homes[slug] = await median(browser, home(slug), runs, true)
    return { homes, withoutScript: await median(browser, `http://${host}:${port}/`, runs, false) }
  } finally {
    await browser.close()
  }
}

async function median(browser: Browser, url: string, runs: number, withScript: boolean): Promise<Paint> {
  const all: Paint[] = []
  for (let run = 0; run < runs; run++) all.push(await once(browser, url, withScript))
  const paints = all.map((paint) => paint.largestContentfulPaint).toSorted((a, b) => a - b)
  return {
    largestContentfulPaint: paints[Math.floor(runs / 2)] ?? Number.NaN,
    layoutShift: Math.max(...all.map((paint) => paint.layoutShift)),
  }
}

async function once(browser: Browser, url: string, withScript: boolean): Promise<Paint> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  if (!withScript) await page.route(/\.js$/, (route) => route.abort())
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'networkidle' })
  const paint = await page.evaluate(
    () =>
      new Promise<Paint>((resolve) => {
        let largestContentfulPaint = 0
        let layoutShift = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) largestContentfulPaint = entry.startTime
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) layoutShift += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve({ largestContentfulPaint, layoutShift }), 300)
      }),
  )
  await context.close()
  return paint
}
