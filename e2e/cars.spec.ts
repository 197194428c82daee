import { expect } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { at, test } from './site.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a phone books a car from the home tab to the voucher, and cancels it', async ({ page }) => {
  await page.goto(at('meridian', '/'))
  await page.getByRole('tab', { name: 'Cars' }).first().click()
  await page.getByRole('combobox', { name: 'Pick-up', exact: true }).fill('lisbon')
  await page
    .getByRole('option', { name: /Lisbon/ })
    .first()
    .click()
  await page.getByLabel('Driver’s age').selectOption('35')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/booknow\/cars\/search\?pickup=.*age=35/)
  await page.getByRole('button', { name: 'Free cancellation' }).click()
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('table', { name: 'Cover' })).toBeVisible()
  await page.getByRole('link', { name: 'Continue', exact: true }).last().click()
  await page.getByRole('button', { name: 'More: Additional driver' }).click()
  await expect(page).toHaveURL(/extras=extra_driver\.1/)
  await page.getByRole('link', { name: 'Continue to booking' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Who is driving?' })).toBeVisible()
  await page.getByLabel('First name').first().fill('Ada')
  await page.getByLabel('Last name').first().fill('Byron')
  await page.getByLabel('Email address').fill('ada@reader.example')
  await page.getByLabel('Country of the number').selectOption('GB')
  await page.getByLabel('Phone number').fill('020 7946 0958')
  const [, year] = /pickUpDateTime=(\d{4})/.exec(page.url()) ?? []
  await page.getByLabel(/^Month/).selectOption('1')
  await page.getByLabel(/^Day/).fill('1')
  await page.getByLabel(/^Year/).fill(String(Number(year) - 35))
  await page.getByLabel('Flight number').fill('BA 500')
  await page.getByRole('checkbox', { name: /agree to them/ }).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Payment succeeds' }).click()
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your car is booked' })).toBeVisible()
  await expect(page).toHaveURL(/\/booknow\/cars\/confirm-payment\?reference=/)
  expect(await violationsOf(page)).toEqual([])
  await expect(page.getByRole('link', { name: /^Open in a map/ }).first()).toBeVisible()
  const reference = new URL(page.url()).searchParams.get('reference')
  const voucher = await page.evaluate(async (path) => {
    const answer = await fetch(path)
    return [answer.status, answer.headers.get('content-type')]
  }, `/api/bookings/${reference}/voucher`)
  expect(voucher).toEqual([200, 'application/pdf'])
  await page.getByRole('button', { name: 'Cancel this booking…' }).click()
  await page
    .getByRole('dialog', { name: 'Cancel this booking?' })
    .getByRole('button', { name: 'Cancel the booking' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'This rental is cancelled' })).toBeVisible()
})

test('the pages of cars read from right to left, and fit a phone', async ({ page }) => {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
  const place = 'Latitude=38.7813&'
  await page.goto(
    at(
      'duroob',
      `/booknow/cars/search?lang=ar&pickup${place}pickupLongitude=-9.13592&pickUpDateTime=${day(40)}T10:00:00&return${place}returnLongitude=-9.13592&returnDateTime=${day(44)}T10:00:00&age=35&countryOfResidence=AE`,
    ),
  )
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('article').first()).toBeVisible()
  const width = () => page.evaluate('document.documentElement.scrollWidth')
  expect(await width()).toBe(390)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('table')).toBeVisible()
  expect(await width()).toBe(390)
  expect(await violationsOf(page)).toEqual([])
})
