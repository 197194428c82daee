import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from '@playwright/test'
import { browserArgs, browserPath } from './browser.ts'
import { hotelSearchPath, searchQuery } from './search-paths.ts'

export interface PageSize {
  /** Kilobytes of gzip JavaScript that the page has fetched once idle, including the shell's. */
  script: number
  /** The booking part's share of these. */
  part: number
}

/**
 * Measures the JavaScript that each page of the booking part downloads when it is opened first. Null if there is no
 * browser.
 */
export async function measureBookingSize(origin: string): Promise<Record<string, PageSize> | null> {
  const executablePath = browserPath()
  if (!executablePath) return null
  const browser = await chromium.launch({ executablePath, args: browserArgs })
  try {
    const links = await linksOf(browser, origin)
    const paths = {
      search: '/booknow/hotels',
      results: hotelSearchPath(1),
      hotel: links.hotel,
      deal: links.hotel.replace('/search-details?', '/deal?'),
      checkout: links.checkout,
    }
    const sizes: Record<string, PageSize> = {}
    for (const [name, path] of Object.entries(paths)) sizes[name] = await sizeOf(browser, origin + path)
    return sizes
  } finally {
    await browser.close()
  }
}

/** A hotel from the search, and the checkout of one of its rates. */
async function linksOf(browser: Browser, origin: string): Promise<{ hotel: string; checkout: string }> {
  const page = await browser.newPage()
  const first = async (path: string, selector: string) => {
    await page.goto(origin + path)
    const link = page.locator(selector).first()
    await link.waitFor()
    return (await link.getAttribute('href')) ?? ''
  }
  const hotel = await first(`/booknow/hotels/search?${searchQuery}`, 'a[href*="/search-details?"]')
  const checkout = await first(hotel, 'a[href*="/checkout?"]')
  await page.close()
  return { hotel, checkout }
}

async function sizeOf(browser: Browser, address: string): Promise<PageSize> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const scripts = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.endsWith('.js')) return
    scripts.set(
      pathname,
      response.body().then((body) => gzipSync(body, { level: 9 }).length / 1000),
    )
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  const sizes = await Promise.all([...scripts].map(async ([path, size]) => [path, await size] as const))
  await context.close()
  const sum = (list: typeof sizes) => list.reduce((all, [, size]) => all + size, 0)
  return { script: sum(sizes), part: sum(sizes.filter(([path]) => path.includes('/booking/'))) }
}
