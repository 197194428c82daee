import { expect } from '@playwright/test'
import { at, test } from './site.ts'

test('a deal opens its landing page in the booking part, which leads to the rooms', async ({
  page,
  context,
}) => {
  await page.goto(at('solstice', '/'))
  const link = page
    .locator('#deals-panel')
    .getByRole('link', { name: /View Deal/ })
    .first()
  await expect(link).toHaveAttribute('href', /isFromDeal=true/)
  const [opened] = await Promise.all([context.waitForEvent('page'), link.click()])
  await expect(opened).toHaveURL(/\/booknow\/hotels\/deal\?/)
  await opened.locator('[data-part=booking]').getByRole('link', { name: 'See rooms and rates' }).click()
  await expect(opened).toHaveURL(/\/booknow\/hotels\/search-details\?/)
  await expect(opened.locator('[data-part=booking]').getByRole('article').first()).toBeVisible()
})

test('a traveller searches from the home page: destination, dates, guests, results', async ({ page }) => {
  await page.goto(at('meridian', '/'))
  await page.getByRole('combobox', { name: 'Destination' }).fill('lisbn')
  await page
    .getByRole('option', { name: /Lisbon/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Guests/ }).click()
  await page.getByRole('button', { name: 'More: Adults' }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/destination=Lisbon.*adults=3/)
  await expect(page.getByRole('heading', { level: 1, name: /hotels near Lisbon/ })).toBeVisible()
  await page.getByLabel('Sort by').selectOption('price')
  await expect(page).toHaveURL(/sort=price/)
})

test('the booking part starts its own search by keyboard alone', async ({ page }) => {
  await page.goto(at('aurora', '/booknow/hotels'))
  const destination = page.getByRole('combobox', { name: 'Destination' })
  await destination.focus()
  await page.keyboard.type('paris', { delay: 20 })
  await expect(page.getByRole('option').first()).toContainText('Paris')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/destination=Paris/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('hostile search addresses lead to the form, never to an error page', async ({ page }) => {
  const queries = [
    '',
    '?lat=NaN&long=1',
    '?lat=1&long=2&start=<script>&adults=999',
    `?destination=${'x'.repeat(5000)}`,
  ]
  for (const query of queries) {
    const response = await page.goto(at('aurora', `/booknow/hotels/search${query}`))
    expect(response?.status(), query).toBe(200)
    await expect(page.getByRole('combobox', { name: 'Destination' })).toBeVisible()
  }
})
