import { expect, type Page } from '@playwright/test'
import { at, test } from './site.ts'

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const search = `/booknow/hotels/search?destination=Lisbon%2C%20Portugal&lat=38.7167&long=-9.1333&start=${day(40)}&end=${day(43)}`
const cards = (page: Page) => page.locator('[data-offer]')

const flights = `/booknow/flights/search?trip=return&slices=LON-all.LIS.${day(30)}_LIS.LON-all.${day(37)}&adults=1`

/** Opens the results until the supplier has answered in time for the server to draw offers. */
async function openDrawn(page: Page, slug: string, address = search): Promise<void> {
  await expect(async () => {
    const answer = await page.goto(at(slug, address))
    expect(await answer?.text()).toContain('data-offer=')
  }).toPass({ timeout: 60_000 })
}

/** Pixels between the window's upper edge and the lower end of the last of these hotels and of its price. */
async function bottomOf(page: Page, hotel: number): Promise<{ card: number; price: number }> {
  // The lines break elsewhere in the fallback faces.
  await page.evaluate(async () => void (await document.fonts.ready))
  const card = cards(page).nth(hotel)
  const price = card.locator('dd').first()
  const [whole, amount] = [await card.boundingBox(), await price.boundingBox()]
  const end = (box: typeof whole) => (box ? box.y + box.height : Number.NaN)
  return { card: end(whole), price: end(amount) }
}

for (const slug of ['aurora', 'duroob']) {
  test.describe(`results of ${slug}`, () => {
    test('show three hotels in 1440 × 900, and the first price in 390 × 844', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await openDrawn(page, slug)
      expect((await bottomOf(page, 2)).card).toBeLessThanOrEqual(900)
      await page.setViewportSize({ width: 390, height: 844 })
      expect((await bottomOf(page, 0)).price).toBeLessThanOrEqual(844)
    })

    test('hydrate on a phone without an error, and nothing moves', async ({ page }) => {
      await hydrates(page, slug, search)
    })
  })
}

test('results of flights hydrate on a phone without an error, and nothing moves', async ({ page }) => {
  await hydrates(page, 'meridian', flights)
})

async function hydrates(page: Page, slug: string, address: string): Promise<void> {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(() => {
    const moved = { sum: 0 }
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.sum += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openDrawn(page, slug, address)
  await expect(cards(page).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum)).toBeLessThan(
    0.02,
  )
  expect(errors).toEqual([])
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('results have names, prices and links', async ({ page }) => {
    await openDrawn(page, 'aurora')
    await expect(cards(page).first().locator('dd').first()).toHaveText(/\d/)
    await cards(page).first().getByRole('link').first().click()
    await expect(page).toHaveURL(/search-details\?hotelId=/)
  })
})
