import { expect, type Page } from '@playwright/test'
import { proofUnless } from './proof.ts'
import { signIn } from './sign-in.ts'
import { at, test } from './site.ts'

/** The browser's complaints, among them refused styles, scripts and markup. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

test("an agency's own texts are also shown after a click, under Trusted Types", async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto(at('aurora', '/'))
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  for (const path of ['/about', '/faqs', '/privacy-policy']) {
    await page.locator(`footer a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(at('aurora', path))
    await expect(page.locator('main .rich-text').first()).not.toBeEmpty()
  }
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  const question = page.locator('main button[aria-expanded]').first()
  await page.goto(at('aurora', '/faqs'))
  await question.click()
  await expect(page.locator('main [role=region]').first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('a press before hydration is not lost', async ({ page }) => {
  const complaints = complaintsOf(page)
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/shell-[^/]+\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(at('aurora', '/'), { waitUntil: 'commit' })
  const languages = page.getByRole('button', { name: /^Language/ })
  await languages.click()
  await expect(languages).toHaveAttribute('aria-expanded', 'false')
  held.resolve()
  await expect(languages).toHaveAttribute('aria-expanded', 'true')
  expect(complaints).toEqual([])
})

test('a form sent before hydration is sent after it, and its values stay out of the address', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(at('aurora', '/login'), { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Email' }).fill('traveller@aurora.example')
  await page.getByLabel('Password', { exact: true }).fill('livery-demo-1')
  await page.keyboard.press('Enter')
  expect(page.url()).toBe(at('aurora', '/login'))
  held.resolve()
  await expect(page).toHaveURL(at('aurora', '/'))
  await expect(page.getByRole('button', { name: /^Your account/ })).toBeVisible()
})

test('values typed before hydration stay in every kind of field', async ({ page }) => {
  await signIn(page, 'aurora', 'traveller')
  let held = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  const wake = async () => {
    held.resolve()
    await expect(page.locator('html[data-hydrated]')).toBeAttached({ timeout: 20_000 })
  }
  await page.goto(at('aurora', '/mytrip/support'), { waitUntil: 'commit' })
  await page.getByRole('textbox', { name: 'Message' }).fill('A room to the sea')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Wish')
  await wake()
  await page.getByRole('textbox', { name: 'Subject' }).pressSequentially('es')
  await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue('Wishes')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('A room to the sea')

  held = Promise.withResolvers<void>()
  await page.goto(at('aurora', '/mytrip/profile'), { waitUntil: 'commit' })
  const currency = page.locator('main').getByRole('combobox', { name: 'Currency' })
  await expect(currency).not.toHaveValue('CHF')
  await currency.selectOption('CHF')
  await wake()
  await page.getByRole('textbox', { name: 'First name' }).pressSequentially('x')
  await expect(currency).toHaveValue('CHF')
})

test('without a script no form puts values into the address', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at('aurora', '/login'))
  await page.getByLabel('Password', { exact: true }).fill('livery-demo-1')
  const sent = page.waitForRequest((request) => request.isNavigationRequest())
  await page.keyboard.press('Enter')
  const { method, url } = await sent.then((request) => ({ method: request.method(), url: request.url() }))
  expect([method, url]).toEqual(['POST', at('aurora', '/login')])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  for (const [slug, side] of [
    ['aurora', 'right'],
    ['duroob', 'left'],
  ] as const) {
    const detail = proofUnless(slug === 'duroob')
    test(
      `the menu of ${slug} slides in from the ${side}, and blocks the page while it is open`,
      detail,
      async ({ page }) => {
        const complaints = complaintsOf(page)
        await page.goto(at(slug, '/'), { waitUntil: 'networkidle' })
        const button = page.locator('header button[aria-haspopup=dialog]')
        await button.click()
        const menu = page.getByRole('dialog')
        await expect(menu).toBeVisible()
        await expect
          .poll(async () => {
            const box = await menu.boundingBox()
            return box && (side === 'left' ? box.x : 390 - box.x - box.width)
          })
          .toBe(0)
        await expect(page.locator('#root')).toHaveAttribute('inert')
        await page.keyboard.press('Escape')
        await expect(menu).toHaveCount(0)
        await expect(button).toBeFocused()

        await button.click()
        await expect(menu).toBeVisible()
        await page.mouse.click(side === 'left' ? 380 : 10, 600)
        await expect(menu).toHaveCount(0)
        expect(complaints).toEqual([])
      },
    )
  }

  test("text typed before the page's code arrives is preserved, and can be sent at once", async ({
    page,
  }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/.*\.js/, async (route) => {
      await released
      await route.continue()
    })
    await page.goto(at('meridian', '/'), { waitUntil: 'commit' })
    const field = page.getByRole('combobox', { name: 'Destination' })
    await field.pressSequentially('lisbo')
    release()
    await expect(page.getByRole('option', { name: /Lisbon, Portugal/ }).first()).toBeVisible()
    await expect(field).toHaveValue('lisbo')

    await page.goto(at('meridian', '/'))
    await page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('form[action="/booknow/hotels/search"]')
      form?.querySelector('input')?.setAttribute('value', 'lisbon')
      form?.submit()
    })
    await expect(page.getByRole('heading', { level: 1, name: /hotels near Lisbon, Portugal/ })).toBeVisible()
  })
})
