import { type Browser, chromium, type Page } from '@playwright/test'
import { browserArgs, browserPath } from './browser.ts'
import { measureProcessor } from './processor-time.ts'
import { type Stretch, scrollStretch } from './scroll-stretch.ts'
import { dayIn, hotelSearchPath, londonQuery, rentalQuery } from './search-paths.ts'

/** The long lists of results in a large city: an address with ten pages of thirty, and the fewest cards to measure. */
const lists = {
  hotels: { path: hotelSearchPath(10), fewest: 300 },
  activities: { path: `/booknow/activities/search?${londonQuery}&date=${dayIn(30)}&page=10`, fewest: 300 },
  // A place has as many cars as its desks offer.
  cars: { path: `/booknow/cars/search?${rentalQuery}&page=10`, fewest: 60 },
} as const

export type ScrolledList = keyof typeof lists

/** Parts of the list to scroll through, evenly spread from beginning to end. The whole list would take a minute. */
const STRETCHES = 5
const LISTED_WITHIN_MS = 30_000

export interface ListScrollFigures {
  cards: number
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
type Compared = ListScrollFigures & { emptyBoxes: ListScrollFigures }

/**
 * Scrolls through parts of a large city's results, from the first cards to the last, at phone and desktop width.
 * Null if there is no browser.
 */
export async function measureListScroll(
  origin: string,
  of: ScrolledList,
): Promise<{ phone: Compared; desk: Compared } | null> {
  const executablePath = browserPath()
  if (!executablePath) return null
  const browser = await chromium.launch({ executablePath, args: browserArgs })
  try {
    const list = { origin, ...lists[of] }
    const phone = await measure(browser, list, { width: 390, height: 844 })
    return { phone, desk: await measure(browser, list, { width: 1440, height: 900 }) }
  } finally {
    await browser.close()
  }
}

interface MeasuredList {
  origin: string
  path: string
  fewest: number
}

async function measure(
  browser: Browser,
  { origin, path, fewest }: MeasuredList,
  viewport: { width: number; height: number },
): Promise<Compared> {
  const list = await browser.newPage({ viewport })
  await list.goto(origin + path)
  const cards = await listed(list, fewest)
  const boxes = await browser.newPage({ viewport })
  // Without the doctype, quirks mode would scroll another element than the site's pages do.
  await boxes.setContent(`<!doctype html>${'<p style="height:21rem"></p>'.repeat(cards)}`)
  const [ofList, ofBoxes] = [await scroller(browser, list), await scroller(browser, boxes)]
  for (let at = 0; at < STRETCHES; at += 1) {
    await ofList.scroll(at / STRETCHES)
    await ofBoxes.scroll(at / STRETCHES)
  }
  const figures = { ...ofList.figures(cards), emptyBoxes: ofBoxes.figures(cards) }
  await Promise.all([list.close(), boxes.close()])
  return figures
}

/** Waits for the cards and for deferred requests; returns the number of cards. */
async function listed(page: Page, fewest: number): Promise<number> {
  const cards = page.locator('[data-offer]')
  try {
    await cards.nth(fewest - 1).waitFor({ state: 'attached', timeout: LISTED_WITHIN_MS })
    await page.locator('html[data-deferred-ready]').waitFor({ state: 'attached', timeout: LISTED_WITHIN_MS })
  } catch (cause) {
    throw new Error(
      `the results listed ${await cards.count()} of ${fewest} cards in ${LISTED_WITHIN_MS / 1000} s`,
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
    figures(cards: number): ListScrollFigures {
      const frames = intervals.length
      return {
        cards,
        frames,
        framesPerSecond: (frames * 1000) / intervals.reduce((sum, one) => sum + one, 0),
        shareInTime: intervals.filter((one) => one <= 20).length / frames,
        processorPerFrame: total.main / frames,
        browserPerFrame: total.browser / frames,
      }
    },
  }
}
