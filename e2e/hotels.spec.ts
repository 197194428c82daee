import { expect, type Locator, type Page } from '@playwright/test'
import { at, test } from './site.ts'

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const search = `/booknow/hotels/search?destination=Lisbon%2C%20Portugal&lat=38.7167&long=-9.1333&start=${day(40)}&end=${day(43)}`
const cards = (page: Page) => page.locator('[data-part=booking]').getByRole('article')

/** The first visible card, and its distance from the upper edge. */
function placeInList() {
  const inSight = [...document.querySelectorAll<HTMLElement>('[data-offer]')].find(
    (card) => card.getBoundingClientRect().bottom > 0,
  )
  return { hotelId: inSight?.dataset.offer, top: inSight?.getBoundingClientRect().top ?? Number.NaN }
}

/** Presses a card's link; resolves with the list position at that moment. */
async function leaveBy(page: Page, card: Locator): Promise<ReturnType<typeof placeInList>> {
  const link = await card.getByRole('link').first().elementHandle()
  const left = page.evaluate(
    `new Promise((resolve) => addEventListener('click', () => resolve((${placeInList})()), { capture: true, once: true }))`,
  )
  await link?.click()
  await expect(page).toHaveURL(/\/booknow\/hotels\/search-details\?hotelId=/)
  await expect(page.getByRole('link', { name: /^Reserve/ }).first()).toBeVisible()
  return (await left) as ReturnType<typeof placeInList>
}

/** Height of the site's sticky header and the bars below it, in pixels. */
async function gapBelowHeader(page: Page, below: Locator): Promise<number> {
  const [header, box] = [await page.getByRole('banner').boundingBox(), await below.boundingBox()]
  return Math.round((box?.y ?? Number.NaN) - (header?.y ?? 0) - (header?.height ?? 0))
}

/** The largest change of a value between two frames, watched for longer than a list needs to restore its position. */
function mostOf(page: Page, number: string): Promise<number> {
  return page.evaluate(`new Promise((resolve) => {
    const [until, seen] = [performance.now() + 1500, []]
    const look = () => {
      seen.push(${number})
      if (performance.now() < until) requestAnimationFrame(look)
      else resolve(Math.max(...seen))
    }
    look()
  })`)
}

/** The position equals the previous one, to half a pixel, and stays. */
async function expectPlace(page: Page, left: ReturnType<typeof placeInList>): Promise<void> {
  const off = `((now) => now.hotelId === '${left.hotelId}' ? Math.abs(now.top - ${left.top}) : Infinity)((${placeInList})())`
  await expect.poll(() => page.evaluate(off)).toBeLessThanOrEqual(0.5)
  expect(await mostOf(page, off)).toBeLessThanOrEqual(0.5)
}

test('a hotel is found by filters, opened, and left again to the same list position', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(at('meridian', `${search}&stars=3,4,5`))
  await expect(page.getByText('Searching for hotels')).toBeHidden()
  await page.getByRole('button', { name: 'Show more hotels' }).click()
  await expect(page).toHaveURL(/page=2/)
  const left = await leaveBy(page, cards(page).nth(37))
  await page.goBack()
  await expect(cards(page)).toHaveCount(60)
  await expectPlace(page, left)
  await expect(page.getByRole('button', { name: 'Remove filter: 5 stars' })).toBeVisible()
})

test('a list that grew is restored as it was left', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.addInitScript(holdLaterHotels)
  // From the form: the browser searches, while a results page that is opened comes with its hotels.
  await page.goto(at('meridian', search.replace('/search?', '?')))
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/hotels\/search\?/)
  await cards(page).nth(12).scrollIntoViewIfNeeded()
  await page.evaluate(() => dispatchEvent(new Event('later-hotels')))
  const sortAgain = page.getByRole('button', { name: 'Sort again: Recommended' })
  await expect(sortAgain).toBeVisible()
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => gapBelowHeader(page, sortAgain)).toBe(12)
  }
  const left = await leaveBy(page, cards(page).nth(12))
  await page.goBack()
  await expectPlace(page, left)
  await sortAgain.click()
  await expect(sortAgain).toBeHidden()
  await page.goto(page.url())
  await page.evaluate(() => dispatchEvent(new Event('later-hotels')))
  await expect(page.getByText('Searching for hotels')).toBeHidden()
  await expect(cards(page).nth(12)).toBeAttached()
  expect(await mostOf(page, 'scrollY')).toBe(0)
})

/** In the browser: the first line of an answer with hotels arrives at once, the others on request. */
function holdLaterHotels(): void {
  const ask = globalThis.fetch
  const requested = new Promise((resolve) => addEventListener('later-hotels', resolve, { once: true }))
  globalThis.fetch = async (...request) => {
    const answer = await ask(...request)
    if (!answer.url.endsWith('/api/hotels/search')) return answer
    const lines = (await answer.text()).split(/(?<=\n)/)
    const body = new ReadableStream<string>({
      async start(controller) {
        controller.enqueue(lines[0] ?? '')
        await requested
        for (const line of lines.slice(1)) controller.enqueue(line)
        controller.close()
      },
    })
    return new Response(body.pipeThrough(new TextEncoderStream()), answer)
  }
}

test('the map of a phone is moved and used by keyboard alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at('meridian', search))
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(page).toHaveURL(/view=map/)
  const map = page.getByRole('application')
  const pins = page.getByRole('region', { name: 'Hotels on the map' }).getByRole('listitem')
  await expect(pins.first()).toBeVisible()
  await expect(map.locator('path.map-land')).toHaveAttribute('d', /^M/)
  await map.focus()
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowUp')
  await page.getByRole('button', { name: 'Search this area' }).click()
  await expect(page).toHaveURL(/lat=(38\.[89]|39)/)
  await expect(pins.first()).toBeVisible()
  await map.focus()
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('+')
  const alone = pins.getByRole('button', { name: /, \$[\d,]+$/ }).first()
  await alone.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/selected=h\d+/)
  await page.goBack()
  await expect(page).toHaveURL(/lat=38\.7167/)
  await page.goBack()
  await expect(cards(page).first()).toBeVisible()
})

test("a filter decides which rate a card shows, and the hotel's page offers that rate at that price", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(at('meridian', `${search}&sort=price`))
  const total = (text: string | null) =>
    Number(/Price to Traveller\s*\$([\d,.]+)/.exec(text ?? '')?.[1]?.replace(',', ''))
  const totals = async () => (await cards(page).allTextContents()).map(total)
  await expect(cards(page).first()).toContainText('Price to Traveller')
  // Checked after the first hotels, since the search may not have begun before.
  await expect(page.getByText('Searching for hotels')).toBeHidden()
  const [cheapest = Number.NaN] = await totals()
  for (const name of [/^Breakfast included/, /^Free cancellation/]) {
    const box = page.getByRole('checkbox', { name })
    // The address determines it, and follows a moment later.
    await box.click()
    await expect(box).toBeChecked()
  }
  await expect.poll(async () => (await totals())[0]).toBeGreaterThan(cheapest)
  const after = await totals()
  expect(after).toEqual(after.toSorted((a, b) => a - b))
  for (const [index, card] of (await cards(page).all()).slice(0, 5).entries()) {
    await expect(card.getByText(/^Free cancellation until/), `card ${index}`).toBeVisible()
    await expect(card.getByText('Breakfast included')).toBeVisible()
  }
  await cards(page).first().getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Your stay' })).toContainText(`$${after[0]?.toFixed(2)}`)
  await page
    .getByRole('link', { name: /^Reserve.*Breakfast included/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`shown=USD\\.${Math.round((after[0] ?? 0) * 100)}`))
})

test('rates use the chosen currency, and the checkout gets the amount shown', async ({ page }) => {
  await page.goto(at('meridian', `${search}&currency=EUR`))
  await cards(page).first().getByRole('link').first().click()
  const choose = page.getByRole('link', { name: /^Reserve/ }).first()
  await expect(choose).toHaveAttribute('href', /shown=EUR\.\d+/)
})
