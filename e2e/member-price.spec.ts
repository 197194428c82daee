import { expect, type Locator, type Page } from '@playwright/test'
import { proof } from './proof.ts'
import { at, test } from './site.ts'

test.use({ reducedMotion: 'reduce' })

const search = '/booknow/hotels/search?destination=Lisbon&lat=38.72&long=-9.14&currency=USD&lng=en'
const offer = 'Log In to save up to'

/** The amount, in cents, that follows a term in a list of prices. */
async function amountAt(list: Locator, term: string): Promise<number> {
  const amount = list.locator('dt', { hasText: term }).first().locator('xpath=following-sibling::dd[1]')
  const text = (await amount.textContent()) ?? ''
  return Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)
}

const firstPrice = (page: Page) =>
  page.locator('[data-part=booking]').getByRole('article').locator('dl').first()

/** The checkout's summary; on a phone it is behind a button. */
const summary = (page: Page) => page.getByRole('region', { name: 'Your booking' }).first()

/** Logs in by the link that promises a saving. Until the page is awake, the link leads to the page of the log-in. */
async function logIn(page: Page, link: Locator): Promise<void> {
  await expect(page.locator('html[data-deferred-ready]')).toBeAttached()
  await link.click()
  const login = page.getByRole('dialog').filter({ has: page.getByRole('textbox', { name: 'Email' }) })
  await login.getByRole('textbox', { name: 'Email' }).fill('traveller@meridian.example')
  await login.locator('input[name=password]').fill('livery-demo-1')
  await login.getByRole('button', { name: 'Log In' }).click()
}

test(
  'logging in within the checkout lowers the price by what was promised, and logging out ends it',
  proof,
  async ({ page }) => {
    test.setTimeout(180_000)
    await page.goto(at('meridian', search))
    const card = firstPrice(page)
    await expect(card.getByText(offer)).toBeVisible()
    expect(await amountAt(card, offer)).toBeGreaterThan(100)

    await page
      .locator('[data-part=booking]')
      .getByRole('article')
      .first()
      .getByRole('link', { name: /View Deal/ })
      .click()
    await page
      .getByRole('link', { name: /^Reserve/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Who is travelling?' })).toBeVisible()
    const open = await amountAt(summary(page), 'Price to Traveller')
    const promised = await amountAt(summary(page), offer)
    expect(promised).toBeGreaterThan(100)

    await page.getByRole('textbox', { name: 'First name' }).first().fill('Ada')
    await logIn(page, summary(page).getByRole('link', { name: offer }))

    const dialog = page.getByRole('dialog', { name: 'Your member price' })
    await expect(dialog).toContainText(`$${(promised / 100).toFixed(2)}`)
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await amountAt(summary(page), 'Price to Traveller')).toBe(open - promised)
    await expect(page.getByText(offer)).toHaveCount(0)
    await expect(page.getByRole('textbox', { name: 'First name' }).first()).toHaveValue('Ada')

    const checkout = page.url()
    await page.goto(at('meridian', '/logout'))
    await page.waitForURL((url) => url.pathname !== '/logout')
    await page.goto(checkout)
    const risen = page.getByRole('dialog', { name: 'The price has risen' })
    const isRisen = risen.waitFor().then(() => risen.getByRole('button', { name: 'Accept' }).click())
    const isSame = page.getByRole('heading', { level: 1, name: 'Who is travelling?' }).waitFor()
    await Promise.any([isRisen, isSame])
    expect(await amountAt(summary(page), 'Price to Traveller')).toBe(open)
  },
)

test('the back button shows no price of a member after logging out', async ({ page }) => {
  test.setTimeout(120_000)
  await page.goto(at('meridian', search))
  const open = await amountAt(firstPrice(page), 'Price to Traveller')
  await logIn(page, page.getByRole('link', { name: offer }).first())
  await expect(page.getByText('Retail Price').first()).toBeVisible()
  await expect(page.getByText(offer)).toHaveCount(0)
  const own = await amountAt(firstPrice(page), 'Price to Traveller')
  expect(own).toBeLessThan(open)

  await page.goto(at('meridian', '/logout'))
  await page.waitForURL((url) => url.pathname !== '/logout')
  await page.goBack()
  if (new URL(page.url()).pathname === '/logout') await page.goBack()
  await expect(page.getByText(offer).first()).toBeVisible()
  await expect(page.getByText('Retail Price')).toHaveCount(0)
  expect(await amountAt(firstPrice(page), 'Price to Traveller')).toBe(open)
})

test('an agency without a price for members promises no saving', async ({ page }) => {
  await page.goto(at('jolt', search))
  await expect(firstPrice(page).getByText('Price to Traveller')).toBeVisible()
  await expect(page.getByText(offer)).toHaveCount(0)
})
