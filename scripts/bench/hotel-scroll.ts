import { type Browser, chromium, type Page } from '@playwright/test'
import { browserArgs, browserPath } from './browser.ts'
import { hotelSearchPath } from './hotel-search-path.ts'
import { measureProcessor } from './processor-time.ts'
import { type Stretch, scrollStretch } from './scroll-stretch.ts'

/** Seven pages of thirty: the two hundred hotels to measure, rounded up to whole pages. */
const PAGES = 7
const FEWEST = 200
/** Parts of the list to scroll through, evenly spread from beginning to end. The whole list would take a minute. */
const STRETCHES = 5
const LISTED_WITHIN_MS = 30_000

export interface HotelScrollFigures {
  hotels: number
  frames: number
  framesPerSecond: number
  /** Share of the frames that came within 20 ms of the previous one. */
  shareInTime: number
  /** Milliseconds of the main thread for one frame; independent of the machine's load. */
  processorPerFrame: number
  /** The same for all processes of the browser, including compositing and drawing on other threads. */
  browserPerFrame: number
}

/**
 * For one width: the list, and as many empty boxes in the same browser. The two alternate, since a busy machine has
 * fewer frames.
 */
type Compared = HotelScrollFigures & { emptyBoxes: HotelScrollFigures }

/**
 * Scrolls through parts of a large city's results, from the first hotels to the last, at phone and desktop width.
 * Null if there is no browser.
 */
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
  const list = await browser.newPage({ viewport })
  await list.goto(origin + hotelSearchPath(PAGES))
  const hotels = await listed(list)
  const boxes = await browser.newPage({ viewport })
  // Without the doctype, quirks mode would scroll another element than the site's pages do.
  await boxes.setContent(`<!doctype html>${'<p style="height:21rem"></p>'.repeat(hotels)}`)
  const [ofList, ofBoxes] = [await scroller(browser, list), await scroller(browser, boxes)]
  for (let at = 0; at < STRETCHES; at += 1) {
    await ofList.scroll(at / STRETCHES)
    await ofBoxes.scroll(at / STRETCHES)
  }
  const figures = { ...ofList.figures(hotels), emptyBoxes: ofBoxes.figures(hotels) }
  await Promise.all([list.close(), boxes.close()])
  return figures
}

/** Waits for the hotels and for deferred requests; returns the number of hotels. */
async function listed(page: Page): Promise<number> {
  const cards = page.locator('[data-offer]')
  try {
    await cards.nth(FEWEST - 1).waitFor({ state: 'attached', timeout: LISTED_WITHIN_MS })
    await page.locator('html[data-deferred-ready]').waitFor({ state: 'attached', timeout: LISTED_WITHIN_MS })
  } catch (cause) {
    throw new Error(
      `the results listed ${await cards.count()} of ${FEWEST} hotels in ${LISTED_WITHIN_MS / 1000} s`,
      { cause },
    )
  }
  return await cards.count()
}

/** Scrolls through parts of a page and sums up what they cost. */
async function scroller(browser: Browser, page: Page) {
  const spent = await measureProcessor(browser, page)
  const intervals: number[] = []
  const total = { main: 0, browser: 0 }
  return {
    async scroll(from: number): Promise<void> {
      await page.bringToFront()
      const before = await spent()
      const stretch: Stretch = await page.evaluate(scrollStretch, { from })
      const after = await spent()
      intervals.push(...stretch.intervals)
      total.main += after.main - before.main
      total.browser += after.browser - before.browser
    },
    figures(hotels: number): HotelScrollFigures {
      const frames = intervals.length
      return {
        hotels,
        frames,
        framesPerSecond: (frames * 1000) / intervals.reduce((sum, one) => sum + one, 0),
        shareInTime: intervals.filter((one) => one <= 20).length / frames,
        processorPerFrame: total.main / frames,
        browserPerFrame: total.browser / frames,
      }
    },
  }
}
