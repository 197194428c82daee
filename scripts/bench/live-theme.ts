import { type Browser, type CDPSession, chromium } from '@playwright/test'
import { commits, countCommits, importLiveTheme } from '../../e2e/live-theme.ts'
import { browserArgs, browserPath } from './browser.ts'

const CHANGES = 500
const SECONDS = 10

export interface LiveThemeFigures {
  changes: number
  seconds: number
  framesPerSecond: number
  /** Milliseconds between two frames: the maximum and the 95th percentile. */
  longestFrame: number
  frame95: number
  /** Changes whose very next frame had the latest colour on the root. */
  writtenInNextFrame: number
  /** Milliseconds from a change to the end of the frame that shows it, median. */
  changeToPaint: number
  /** Processor time of the main thread, in milliseconds a frame. */
  perFrame: { script: number; style: number; layout: number; all: number }
  /** React commits meanwhile. */
  reactCommits: number
}

/**
 * Changes a page's primary colour five hundred times in ten seconds with the module that the kit uses, and counts
 * frames and React commits. Null if there is no browser.
 */
export async function measureLiveTheme(url: string): Promise<LiveThemeFigures | null> {
  const executablePath = browserPath()
  if (!executablePath) return null
  const browser = await chromium.launch({ executablePath, args: browserArgs })
  try {
    return await measure(browser, url)
  } finally {
    await browser.close()
  }
}

async function measure(browser: Browser, url: string): Promise<LiveThemeFigures> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await countCommits(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await importLiveTheme(page, {})
  const before = await commits(page)
  const session = await page.context().newCDPSession(page)
  // Processor time is less sensitive to the machine's load than the clock.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const spentBefore = await spent(session)
  const figures = await page.evaluate(
    async ({ changes, seconds }) => {
      const root = document.documentElement
      const colorAt = (i: number) =>
        `#${[0, 2, 4]
          .map((third) =>
            Math.round(127 + 127 * Math.sin(i / 25 + third))
              .toString(16)
              .padStart(2, '0'),
          )
          .join('')}`
      const frames: number[] = []
      const paints: number[] = []
      let written = 0
      let latest = ''
      let running = true
      const count = (now: number) => {
        frames.push(now)
        if (running) requestAnimationFrame(count)
      }
      requestAnimationFrame(count)
      const started = performance.now()
      for (let i = 0; i < changes; i++) {
        const due = started + (i * seconds * 1000) / changes
        await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
        const primaryColor = colorAt(i)
        latest = primaryColor
        const changed = performance.now()
        window.liveTheme.apply({ primaryColor })
        // Requested after the writer's frame, so it runs in the same frame, after the writer.
        requestAnimationFrame(() => {
          if (root.style.getPropertyValue('--primary-color') === latest) written += 1
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => paints.push(performance.now() - changed)
          port2.postMessage(null)
        })
      }
      await new Promise((resolve) =>
        setTimeout(resolve, Math.max(100, started + seconds * 1000 - performance.now())),
      )
      running = false
      const elapsed = (performance.now() - started) / 1000
      const gaps = frames
        .slice(1)
        .map((now, i) => now - (frames[i] ?? now))
        .toSorted((a, b) => a - b)
      const sorted = paints.toSorted((a, b) => a - b)
      return {
        framesPerSecond: frames.length / elapsed,
        longestFrame: gaps.at(-1) ?? Number.NaN,
        frame95: gaps[Math.floor(gaps.length * 0.95)] ?? Number.NaN,
        writtenInNextFrame: written,
        changeToPaint: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
      }
    },
    { changes: CHANGES, seconds: SECONDS },
  )
  const spentAfter = await spent(session)
  const frames = figures.framesPerSecond * SECONDS
  const perFrame = (name: keyof typeof spentBefore) =>
    ((spentAfter[name] - spentBefore[name]) / frames) * 1000
  const reactCommits = (await commits(page)) - before
  await page.close()
  return {
    changes: CHANGES,
    seconds: SECONDS,
    ...figures,
    perFrame: {
      script: perFrame('ScriptDuration'),
      style: perFrame('RecalcStyleDuration'),
      layout: perFrame('LayoutDuration'),
      all: perFrame('TaskDuration'),
    },
    reactCommits,
  }
}

/** Seconds that the page's main thread has spent, by kind of work. */
async function spent(session: CDPSession) {
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    ScriptDuration: of('ScriptDuration'),
    RecalcStyleDuration: of('RecalcStyleDuration'),
    LayoutDuration: of('LayoutDuration'),
    TaskDuration: of('TaskDuration'),
  }
}
