import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { demoEmail, demoPassword } from '../src/server/domain/demo/demo-account.ts'
import { at, openGallery, port, test } from './site.ts'

test('the gallery links to every agency, shows home pages, and filters without a script', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await openGallery(page, 'duroob')
  const cards = page.getByRole('article')
  const all = await cards.count()
  expect(all).toBeGreaterThanOrEqual(10)
  await page.getByRole('navigation', { name: 'Kind' }).getByRole('link', { name: 'Right to left' }).click()
  await expect(cards).toHaveCount(1)
  await expect(page.getByRole('status')).toHaveText(`1 of ${all} agencies Show all`)
  const home = cards.locator('iframe').contentFrame()
  await expect(home.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(home.locator('h1')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  await page.getByRole('searchbox', { name: 'Find an agency' }).fill('SOLSTICE')
  await page.keyboard.press('Enter')
  await expect(cards).toHaveCount(1)
  await page
    .getByRole('navigation', { name: 'Engine' })
    .getByRole('link', { name: /^Hotels/ })
    .click()
  await expect(page).toHaveURL(/q=SOLSTICE&engine=Hotels/)
  await expect(page.getByRole('link', { name: 'Solstice & Salt' })).toHaveAttribute(
    'href',
    at('solstice', '/'),
  )
  await page.getByRole('searchbox', { name: 'Find an agency' }).fill('nobody')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toContainText('No agencies match.')
  await context.close()
})

test('the gallery signs in one person of each role with one press, without a script', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await openGallery(page)
  const card = page.getByRole('article').filter({ hasText: 'Solstice & Salt' })
  const opener = card.getByRole('button', { name: /^Log in as…/ })
  const traveller = card.getByRole('button', { name: 'Traveller' })
  await opener.click()
  await expect(card.getByRole('button')).toHaveCount(8)
  await page.keyboard.press('Escape')
  await expect(traveller).toBeHidden()
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(traveller).toBeVisible()
  await page.mouse.click(2, 300)
  await expect(traveller).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`//localhost:${port}/`))
  await opener.click()
  await expect(traveller).toBeVisible()
  // If scrolling flips the menu to its other side, a moving pointer hits the card behind it and closes the menu.
  await traveller.press('Enter')
  await expect(page).toHaveURL(at('solstice', '/'))
  const session = await page.goto(at('solstice', '/api/user/session'), { waitUntil: 'commit' })
  expect(await session?.json()).toMatchObject({ session: { userType: 'Traveller' } })
  await context.close()
})

test('?tenant= chooses an agency without *.localhost, and the cookie stores it', async ({ page }) => {
  await page.goto(`http://localhost:${port}/about?tenant=aurora`)
  await expect(page).toHaveURL(`http://localhost:${port}/about`)
  await expect(page).toHaveTitle(/Aurora/)
  await page.goto(`http://localhost:${port}/faqs`)
  await expect(page).toHaveTitle(/Aurora/)
})

// §2.1.10
test('an unknown host answers Agency not found! with 404', async ({ page }) => {
  const response = await page.goto(at('nobody', '/'))
  expect(response?.status()).toBe(404)
  await expect(page.getByText('Agency not found!')).toBeVisible()
})

// §2.1.11, §4.1
test('an inactive agency shows a modal that nothing dismisses', async ({ page }) => {
  await page.goto(at('varde-vind', '/?lng=en'))
  const modal = page.getByRole('dialog', { name: 'Agency is inactive, Please contact the administrator' })
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await expect(modal).toBeVisible()
})

test('the owner of an inactive agency signs in from the modal and works in the editor', async ({ page }) => {
  await page.goto(at('varde-vind', '/?lng=en'))
  await page.getByRole('dialog').getByRole('link', { name: 'Log In' }).click()
  await page.getByLabel('Email').fill(demoEmail('owner', 'varde-vind'))
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page).not.toHaveURL(/login/)
  await page.goto(at('varde-vind', '/dashboard?lng=en'))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(at('varde-vind', '/settings/website/contact?lng=en'))
  // Elements in an inert ancestor cannot be pressed.
  await page.getByRole('button', { name: 'History' }).click()
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible()
})

// §2.1.9
test('an unmatched path leads to /errors, which answers 404 and leads home', async ({ page }) => {
  const response = await page.goto(at('aurora', '/no/such/page'))
  expect(response?.status()).toBe(404)
  await expect(page).toHaveURL(at('aurora', '/errors'))
  await expect(page.getByText("The page you're looking for is not found.")).toBeVisible()
  await page.getByRole('link', { name: 'Take me home' }).click()
  await expect(page).toHaveURL(at('aurora', '/'))
})

test('an unavailable service is reported with the available ones', async ({ page }) => {
  const response = await page.goto(at('rum-ro', '/booknow/cars?lng=en'))
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Cars cannot be booked here' })).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Hotels' }).click()
  await expect(page.getByRole('combobox', { name: 'Destination' })).toBeVisible()
})

// §2.1.5
test('destinations are shown by the seo part, only where the agency shows them', async ({ page }) => {
  await page.goto(at('aurora', '/destination'))
  await expect(page.locator('[data-part=seo]').getByRole('article').first()).toBeVisible()
  await page.goto(at('aurora', '/top-destination'))
  await expect(page.getByRole('heading', { level: 1, name: 'Top destinations' })).toBeVisible()
  await page.goto(at('northfold', '/destination'))
  await expect(page).toHaveURL(/\/errors$/)
})

test("About, FAQ and policies show the agency's own texts, or that there are none", async ({ page }) => {
  await page.goto(at('aurora', '/about'))
  await expect(page.locator('.rich-text')).not.toBeEmpty()
  await page.goto(at('aurora', '/faqs'))
  const question = page.locator('main button[aria-expanded]').first()
  await question.click()
  await expect(question).toHaveAttribute('aria-expanded', 'true')
  await page.goto(at('aurora', '/privacy-policy'))
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  await page.goto(at('northfold', '/about'))
  await expect(page.getByText('About Us Page is not available')).toBeVisible()
  await page.goto(at('northfold', '/faqs'))
  await expect(page.getByText('Faq Page is not available')).toBeVisible()
  await expect(page.getByText('Check back later for more information')).toBeVisible()
})

test('the platform’s own brand never shows a sign-up button', async ({ page }) => {
  await page.goto(at('livery', '/'))
  await expect(page.getByRole('link', { name: 'Log In' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign Up' })).toHaveCount(0)
})

// §4.12
test('single sign-on alone leads to the agency’s own site', async ({ page }) => {
  await page.goto(at('northfold', '/?lng=en'))
  await expect(page.getByRole('link', { name: 'Log In' }).first()).toHaveAttribute('href', /^https:\/\//)
})

test('a traveller logs in, sees retail price and discount, logs out, and receives no code of the editor', async ({
  page,
}) => {
  // Everything of it loads after the first two.
  const ofEditor = /^(?:website|editor|rich-editor)-.*\.js$/
  const built = readdirSync(join(import.meta.dirname, '../dist/client/assets'))
  expect(built.filter((name) => ofEditor.test(name)).length).toBeGreaterThanOrEqual(2)
  const scripts: string[] = []
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? ''
    if (name.endsWith('.js')) scripts.push(name)
  })
  await page.goto(at('aurora', '/'))
  await page.getByRole('link', { name: 'Log In' }).first().click()
  await page.getByLabel('Email').fill('traveller@aurora.example')
  await page.getByLabel('Password').fill('wrong-password')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page.getByRole('alert')).toContainText('not right')
  await page.getByLabel('Password').fill('livery-demo-1')
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(at('aurora', '/'))
  await expect(page.locator('#deals-panel')).toContainText('Retail Price')
  await expect(page.locator('#deals-panel')).toContainText('% OFF')
  await page.goto(at('aurora', '/logout'))
  await expect(page).toHaveURL(at('aurora', '/'))
  await expect(page.locator('#deals-panel')).not.toContainText('Retail Price')
  await page.goto(at('aurora', '/about'))
  await page.goto(at('aurora', '/faqs'))
  await page.locator('html[data-deferred-ready]').waitFor({ state: 'attached' })
  expect(scripts.length).toBeGreaterThan(5)
  expect(scripts.filter((name) => ofEditor.test(name))).toEqual([])
})

// §2.1.3
test('logging out leads to the agency’s return URL', async ({ page }) => {
  await page.route(/^https:/, (route) => route.fulfill({ body: 'elsewhere' }))
  await page.goto(at('northfold', '/logout'), { waitUntil: 'commit' })
  await expect(page).toHaveURL('https://inside.northfold.example/travel')
})

test('no page flashes: its theme is there at the first paint, also in dark mode', async ({ browser }) => {
  const context = await browser.newContext({ colorScheme: 'dark', javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at('meridian', '/'))
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const [red = 255] = (background.match(/\d+/g) ?? []).map(Number)
  expect(red).toBeLessThan(60)
  await context.close()
})
