import { expect, type Page } from '@playwright/test'
import { at, test } from './site.ts'

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const search = `/booknow/hotels/search?destination=Lisbon%2C%20Portugal&lat=38.7167&long=-9.1333&start=${day(40)}&end=${day(43)}`
const cards = (page: Page) => page.locator('[data-part=booking]').getByRole('article')

/** The first card in sight, and how far from the upper edge it is. */
const place = (page: Page) =>
  page.evaluate(() => {
    const inSight = [...document.querySelectorAll<HTMLElement>('[data-hotel]')].find(
      (card) => card.getBoundingClientRect().bottom > 0,
    )
    return [inSight?.dataset.hotel, Math.round(inSight?.getBoundingClientRect().top ?? 0)]
  })

test('a hotel is found by filters, looked at, and left again to the very place in the list', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(at('meridian', `${search}&stars=3,4,5`))
  await expect(page.getByText('Looking for hotels')).toBeHidden()
  await page.getByRole('button', { name: 'Show more hotels' }).click()
  await expect(page).toHaveURL(/page=2/)
  await cards(page).nth(37).scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  const before = await place(page)
  await cards(page).nth(37).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/booknow\/hotels\/search-details\?hotelId=/)
  await expect(page.getByRole('link', { name: /^Choose/ }).first()).toBeVisible()
  await page.goBack()
  await expect(cards(page)).toHaveCount(60)
  await expect.poll(() => place(page)).toEqual(before)
  await expect(page.getByRole('button', { name: 'Remove filter: 5 stars' })).toBeVisible()
})

test('the map of a phone is moved and chosen from by keys alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at('meridian', search))
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(page).toHaveURL(/view=map/)
  const map = page.getByRole('application')
  const pins = page.getByRole('region', { name: 'Hotels on the map' }).getByRole('listitem')
  await expect(pins.first()).toBeVisible()
  await map.focus()
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('+')
  const alone = pins.getByRole('button', { name: /, \$[\d,]+$/ }).first()
  await alone.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/selected=h\d+/)
  await page.goBack()
  await expect(cards(page).first()).toBeVisible()
})

test('a filter decides which rate a card shows, and the page of the hotel offers that rate at that price', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(at('meridian', `${search}&sort=price`))
  await expect(page.getByText('Looking for hotels')).toBeHidden()
  const total = (text: string | null) =>
    Number(/Price to Traveller\s*\$([\d,.]+)/.exec(text ?? '')?.[1]?.replace(',', ''))
  const totals = async () => (await cards(page).allTextContents()).map(total)
  const before = await totals()
  for (const name of [/^Breakfast included/, /^Free cancellation/]) {
    const box = page.getByRole('checkbox', { name })
    // It is the address's, which follows a moment later.
    await box.click()
    await expect(box).toBeChecked()
  }
  const after = await totals()
  expect(after).toEqual(after.toSorted((a, b) => a - b))
  expect(after[0]).toBeGreaterThan(before[0] ?? Number.NaN)
  for (const [index, card] of (await cards(page).all()).slice(0, 5).entries()) {
    await expect(card.getByText(/^Free cancellation until/), `card ${index}`).toBeVisible()
    await expect(card.getByText('Breakfast included')).toBeVisible()
  }
  await cards(page).first().getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Your stay' })).toContainText(`$${after[0]?.toFixed(2)}`)
  await page
    .getByRole('link', { name: /^Choose.*Breakfast included/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`shown=USD\\.${Math.round((after[0] ?? 0) * 100)}`))
})

test('rates come in the currency that is chosen, and the checkout is asked for what was shown', async ({
  page,
}) => {
  await page.goto(at('meridian', `${search}&currency=EUR`))
  await cards(page).first().getByRole('link').first().click()
  const choose = page.getByRole('link', { name: /^Choose/ }).first()
  await expect(choose).toHaveAttribute('href', /shown=EUR\.\d+/)
})
