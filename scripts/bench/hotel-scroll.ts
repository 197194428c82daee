import { type Browser, chromium, type Page } from '@playwright/test'
import { browserArgs, browserPath } from './browser.ts'
import { hotelSearchPath } from './hotel-search-path.ts'

/** Seven times thirty: the two hundred that are asked for, and the rest of the last press. */
const PAGES = 7
const FEWEST = 200
/** As a quick hand scrolls: the whole list in some seconds. */
const STEP_PX = 60

export interface HotelScrollFigures {
  hotels: number
  frames: number
  framesPerSecond: number
  /** Part of the frames that came within 20 ms of the one before. */
  shareInTime: number
  /** Milliseconds of the main thread for one frame, which is the same however busy the machine is. */
  processorPerFrame: number
}

/** By width: the list, and what the same browser does with as many empty boxes at the same time, since a busy machine has fewer frames. */
type Compared = HotelScrollFigures & { emptyBoxes: HotelScrollFigures }

/** Scrolls once through the results of a large city, from the first hotel to the last, at the widths of a telephone and a desk. Null where there is no browser. */
export async function measureHotelScroll(
  origin: string,
): Promise<{ phone: Compared; desk: Compared } | null> {
  const executablePath = browserPath()
  if (!executablePath) return null
  const browser = await chromium.launch({ executablePath, args: browserArgs })
  try {
    const phone = await measure(browser, origin, { width: 390, height: 844 })
    return { phone, desk: await measure(browser, origin, { width: 1440, height: 900 }) }
  } finally {
    await browser.close()
  }
}

async function measure(
  browser: Browser,
  origin: string,
  viewport: { width: number; height: number },
): Promise<Compared> {
  const page = await browser.newPage({ viewport })
  await page.goto(origin + hotelSearchPath(PAGES))
  await page.waitForFunction((fewest) => document.querySelectorAll('[data-hotel]').length >= fewest, FEWEST)
  await page.locator('html[data-late]').waitFor({ state: 'attached' })
  const figures = await scrolled(page)
  const box = '<p data-hotel style="height:21rem"></p>'
  await page.goto('about:blank')
  await page.setContent(box.repeat(figures.hotels))
  const emptyBoxes = await scrolled(page)
  await page.close()
  return { ...figures, emptyBoxes }
}

async function scrolled(page: Page): Promise<HotelScrollFigures> {
  const spent = await processorOf(page)
  const before = await spent()
  const { hotels, intervals } = await page.evaluate(scrollThrough, STEP_PX)
  const processor = (await spent()) - before
  const elapsed = intervals.reduce((sum, one) => sum + one, 0)
  return {
    hotels,
    frames: intervals.length,
    framesPerSecond: (intervals.length * 1000) / elapsed,
    shareInTime: intervals.filter((one) => one <= 20).length / intervals.length,
    processorPerFrame: processor / intervals.length,
  }
}

/** In the page: a step each frame until its end, and how long each frame took to come. */
async function scrollThrough(step: number): Promise<{ hotels: number; intervals: number[] }> {
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const hotels = document.querySelectorAll('[data-hotel]').length
  const intervals: number[] = []
  let last = await frame()
  const root = document.documentElement
  // Cards get their own heights as they come near, so the end moves.
  while (root.scrollTop + innerHeight < root.scrollHeight - 2 && intervals.length < 20_000) {
    scrollBy({ top: step, behavior: 'instant' })
    const now = await frame()
    intervals.push(now - last)
    last = now
  }
  return { hotels, intervals }
}

/** Gives what tells the milliseconds that the page's main thread has worked so far. */
async function processorOf(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
  }
}
