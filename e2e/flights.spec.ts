import { expect } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { at, test } from './site.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('a phone books a flight from the home tab to the ticket, and cancels it', async ({ page }) => {
  await page.goto(at('meridian', '/'))
  await page.getByRole('tab', { name: 'Air Travel' }).first().click()
  await page.getByRole('radio', { name: 'One way' }).check({ force: true })
  for (const [end, text, option] of [
    ['From', 'london', /\(LON\)/],
    ['To', 'lisbon', /\(LIS\)/],
  ] as const) {
    await page.getByRole('combobox', { name: end, exact: true }).fill(text)
    await page.getByRole('option', { name: option }).first().click()
  }
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/booknow\/flights\/search\?trip=one_way&slices=LON-all\.LIS\./)
  await page.getByRole('article').first().getByRole('link', { name: 'See fares' }).click()
  await expect(page).toHaveURL(/\/booknow\/flights\/reservation-details\?/)
  await page.getByRole('button', { name: 'Choose seats' }).click()
  await page
    .getByRole('button', { name: /^\d+[A-Z], .*\$/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Continue to booking' }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Who is travelling?' })).toBeVisible()
  for (const index of [0, 1]) {
    await page.getByLabel('First name').nth(index).fill('Ada')
    await page.getByLabel('Last name').nth(index).fill('Byron')
  }
  await page.getByLabel('Email address').fill('ada@reader.example')
  await page.getByLabel('Country of the number').selectOption('GB')
  await page.getByLabel('Phone number').fill('020 7946 0958')
  await page.getByLabel('Title').selectOption({ label: 'Ms' })
  await page.getByLabel('Gender in the passport').selectOption({ label: 'Female' })
  await page.getByLabel(/^Month/).selectOption('1')
  await page.getByLabel(/^Day/).fill('1')
  await page.getByLabel(/^Year/).fill('1990')
  await page.getByRole('checkbox', { name: /agree to them/ }).check()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Payment succeeds' }).click()
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page).toHaveURL(/\/booknow\/flights\/confirmation\?reference=/)
  await expect(page.getByRole('heading', { level: 1, name: /booked/ })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  const reference = new URL(page.url()).searchParams.get('reference')
  const itinerary = await page.evaluate(async (path) => {
    const answer = await fetch(path)
    return [answer.status, answer.headers.get('content-type')]
  }, `/api/bookings/${reference}/voucher`)
  expect(itinerary).toEqual([200, 'application/pdf'])
  await page.getByRole('button', { name: 'Cancel this booking…' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await question.getByRole('button', { name: 'Cancel the booking' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /cancelled/ })).toBeVisible()
})
