import { expect, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { at, test } from './site.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** Writes the contact of the checkout, whatever the page's language. */
async function writeContact(page: Page): Promise<void> {
  const field = (name: string) => page.locator(`[id="contact.${name}"]`)
  await field('firstName').fill('Ada')
  await field('lastName').fill('Byron')
  await field('email').fill('ada@reader.example')
  await field('phone').fill('+44 20 7946 0958')
  for (const tick of await page.locator('input[name=terms]').all()) await tick.check()
}

test('a traveller books an activity on a phone, from the home page to the ticket, and cancels it', async ({
  page,
}) => {
  await page.goto(at('meridian', '/'))
  await page.getByRole('tablist').first().getByRole('tab', { name: 'Activities' }).click()
  await page.getByRole('combobox', { name: 'Destination' }).fill('lisbon')
  await page
    .getByRole('option', { name: /Lisbon, Portugal/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /activities near Lisbon/ })).toBeVisible()
  // Walks have no questions, and can be cancelled free of charge.
  await page.goto(`${page.url()}&category=walk&cancel=free&confirm=instant`)
  await page
    .getByRole('link', { name: /^View Deal/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/result-details\//)
  await page.getByRole('button', { name: 'Check availability' }).click()
  const sheet = page.getByRole('dialog', { name: 'Date, travellers and time' })
  await expect(sheet.getByRole('radio').first()).toBeAttached()
  expect(await violationsOf(page)).toEqual([])
  await sheet.getByRole('link', { name: 'Reserve' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Who is travelling?' })).toBeVisible()
  const onward = page.getByRole('button', { name: 'Continue to payment' })
  await expect(onward).not.toHaveAttribute('aria-busy')
  await writeContact(page)
  await onward.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Pay and book' })).toBeVisible()
  await page.getByRole('button', { name: 'Payment succeeds' }).click()
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your activity is booked' })).toBeVisible()
  const code = page.getByRole('img', { name: /^QR code of ticket/ }).first()
  await expect(code).toBeVisible()
  // Scanners read dark codes on white alone.
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(code.locator('rect')).toHaveCSS('fill', 'rgb(255, 255, 255)')
  await expect(code.locator('path')).toHaveCSS('fill', 'rgb(0, 0, 0)')
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: /^Cancel/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByRole('button', { name: /^Cancel/ })
    .last()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'This activity is cancelled' })).toBeVisible()
})

test('an activity is read from right to left in Arabic, with its own texts left to right', async ({
  page,
}) => {
  const place = 'destination=Lisbon%2C%20Portugal&lat=38.71667&long=-9.13333'
  await page.goto(at('duroob', `/booknow/activities/search?${place}`))
  const link = page.locator('article h2 a').first()
  await expect(link).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await link.click()
  const title = page.getByRole('heading', { level: 1 }).locator('span')
  await expect(title).toHaveAttribute('dir', 'ltr')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  expect(await violationsOf(page)).toEqual([])
})
