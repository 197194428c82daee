import { expect, type Locator, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { proof, proofUnless } from './proof.ts'
import { at, test } from './site.ts'

const checkout = '/booknow/hotels/checkout?correlationId=7'
const entry = 'livery_checkout_return'
const savePrice = (page: Page) => page.getByRole('dialog', { name: 'Unlock instant savings by signing in' })

async function isLate(page: Page): Promise<void> {
  await page.locator('html[data-deferred-ready]').waitFor({ state: 'attached' })
}

async function fillIn(form: Page | Locator, email: string): Promise<void> {
  await form.getByRole('textbox', { name: 'First name' }).fill('Mira')
  await form.getByRole('textbox', { name: 'Last name' }).fill('Sol')
  await form.getByRole('textbox', { name: 'Email' }).fill(email)
  await form.locator('input[name=password]').fill('seven green boats')
  await form.getByRole('button', { name: 'Create account' }).click()
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.locator('input[name=password]').fill(password)
  await page.locator('main').getByRole('button', { name: 'Log In' }).click()
}

/** The link in the last mail to an address, from the demo's outbox. */
async function mailedLink(page: Page, slug: string, email: string): Promise<string> {
  await page.goto(at(slug, '/outbox'))
  await page.getByRole('link').filter({ hasText: email }).first().click()
  const [link] = /\/verify\?token=[\w-]+/.exec(await page.content()) ?? []
  if (!link) throw new Error('the mail has no link')
  return link
}

/** Signs up from the checkout and returns with the mailed link. */
async function signUpFromCheckout(page: Page, email: string): Promise<string> {
  await page.goto(at('aurora', checkout))
  await isLate(page)
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL(/\/signup\?redirect=/)
  await fillIn(page, email)
  await expect(page.getByText(`We have sent a message to ${email}`, { exact: false })).toBeVisible()
  return mailedLink(page, 'aurora', email)
}

// §4.17
test('a sign-up from a checkout leads by the mailed link back to it, once', async ({ page }) => {
  const link = await signUpFromCheckout(page, 'mira.checkout@traveller.example')
  await page.goto(at('aurora', link))
  await page.getByRole('button', { name: 'Confirm and continue' }).click()
  await expect(page).toHaveURL(at('aurora', checkout))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toHaveCount(0)
  expect(await page.evaluate((name) => localStorage.getItem(name), entry)).toBeNull()
})

test("the mailed link lets another browser's sign-up choose no password: the reader of the mail does", async ({
  page,
  browser,
}) => {
  const email = 'mira.elsewhere@traveller.example'
  await page.goto(at('aurora', '/signup'))
  await fillIn(page, email)
  await expect(page.getByText(`We have sent a message to ${email}`, { exact: false })).toBeVisible()

  const other = await browser.newContext()
  const reader = await other.newPage()
  await reader.goto(at('aurora', '/login'))
  await logIn(reader, email, 'seven green boats')
  await reader.getByRole('link', { name: 'Have the email sent again' }).click()
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Confirm your email address')
  expect(await violationsOf(reader)).toEqual([])

  await reader.goto(at('aurora', await mailedLink(reader, 'aurora', email)))
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Choose your password')
  expect(await violationsOf(reader)).toEqual([])
  await reader.locator('input[name=password]').fill('nine quiet herons')
  await reader.getByRole('button', { name: 'Save the password and log in' }).click()
  await expect(reader).toHaveURL(at('aurora', '/'))
  await expect(reader.getByRole('banner').getByRole('link', { name: 'Sign Up' })).toHaveCount(0)
  await other.close()

  await page.goto(at('aurora', '/login'))
  await logIn(page, email, 'seven green boats')
  await expect(page.getByText('The email or the password is not right.')).toBeVisible()
  await logIn(page, email, 'nine quiet herons')
  await expect(page).toHaveURL(at('aurora', '/'))
})

// §4.18
test(
  'a checkout older than 30 minutes is dropped, and the mailed link leads home',
  proof,
  async ({ page }) => {
    const link = await signUpFromCheckout(page, 'mira.late@traveller.example')
    await page.evaluate((name) => {
      const stored = JSON.parse(localStorage.getItem(name) ?? '{}')
      localStorage.setItem(name, JSON.stringify({ ...stored, storedAt: stored.storedAt - 30 * 60_000 }))
    }, entry)
    await page.goto(at('aurora', link))
    await page.getByRole('button', { name: 'Confirm and continue' }).click()
    await expect(page).toHaveURL(at('aurora', '/'))
    expect(await page.evaluate((name) => localStorage.getItem(name), entry)).toBeNull()
  },
)

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  const detail = proofUnless(viewport.width === 390)
  // §4.9
  test(
    `from a deal card on ${device} people log in over the page and stay on it`,
    detail,
    async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.goto(at('aurora', '/?tab=Hotels'))
      await isLate(page)
      const offer = page.getByRole('link', { name: 'Log In to save up to' }).first()
      await offer.click()
      const modal = savePrice(page)
      await expect(modal.getByRole('textbox', { name: 'Email' })).toBeFocused()
      expect(await violationsOf(page)).toEqual([])

      await page.keyboard.press('Escape')
      await expect(modal).toHaveCount(0)
      await expect(offer).toBeFocused()

      await offer.press('Enter')
      await modal.getByRole('button', { name: 'Sign Up' }).click()
      const joining = page.getByRole('dialog', { name: 'Create your account' })
      await expect(joining.getByRole('textbox', { name: 'First name' })).toBeFocused()
      expect(await violationsOf(page)).toEqual([])
      await joining.getByRole('button', { name: 'Log In' }).click()

      const login = page.getByRole('dialog', { name: 'Log In' })
      await login.getByRole('textbox', { name: 'Email' }).fill('traveller@aurora.example')
      await login.locator('input[name=password]').fill('livery-demo-1')
      await login.getByRole('button', { name: 'Log In' }).click()
      await expect(page.locator('#deals-panel').getByText('Retail Price').first()).toBeVisible()
      await expect(page).toHaveURL(at('aurora', '/?tab=Hotels'))
    },
  )
}

test('without script the offer of a deal card leads to the log-in page', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at('aurora', '/'))
  await page.getByRole('link', { name: 'Log In to save up to' }).first().click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await context.close()
})

// §4.26
test('an owner is asked for the business information once: it cannot be dismissed, and closes on submit', async ({
  page,
}) => {
  await page.goto(at('jolt', '/login'))
  await page.getByRole('textbox', { name: 'Email' }).fill('owner@jolt.example')
  await page.locator('input[name=password]').fill('livery-demo-1')
  await page.locator('main').getByRole('button', { name: 'Log In' }).click()
  const modal = page.getByRole('dialog', { name: 'Tell us about your business' })
  const email = modal.getByRole('textbox', { name: 'Business email' })
  await page.waitForURL(at('jolt', '/booknow/hotels'))
  await modal.waitFor()
  await expect(email).toBeFocused()
  expect(await violationsOf(page)).toEqual([])

  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await page.mouse.click(5, 5)
  await page.goBack()
  await expect(modal).toBeVisible()
  await expect(page).not.toHaveURL('about:blank')

  await email.fill('owner@jolt.example')
  // However often it moves on, the focus stays inside.
  for (let press = 0; press < 40; press += 1) await page.keyboard.press('Tab')
  const outside = await page.evaluate(
    () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
  )
  expect(outside).toBe(false)

  const submit = modal.getByRole('button', { name: 'Submit' })
  await expect(submit).toBeDisabled()
  await modal.getByRole('checkbox', { name: 'All' }).check()
  await modal.getByRole('combobox', { name: 'Annual booking volume' }).selectOption('$1M+')
  await modal.getByRole('combobox', { name: 'Country of your headquarters' }).selectOption('SE')
  await modal.getByRole('radio', { name: 'B2C website' }).check()
  await modal.getByRole('combobox', { name: 'How did you hear about us?' }).selectOption('Social Media')
  await expect(submit).toBeDisabled()
  await modal.getByRole('combobox', { name: 'Which network?' }).selectOption('LinkedIn')
  await submit.click()
  await expect(modal).toHaveCount(0)
  await expect(page.getByText('Business information submitted successfully').first()).toBeVisible()
  await page.goto(at('jolt', '/about'))
  await isLate(page)
  const stored = await page.evaluate(async () => (await fetch('/api/agency/business-info')).json())
  expect(stored.data.data.contactEmailId).toBe('owner@jolt.example')
  await expect(modal).toHaveCount(0)
})

// §4.10, §4.11
test('logging out clears what spec §4 lists, and nothing else', async ({ page, context }) => {
  await page.goto(at('aurora', '/login'))
  await page.getByRole('textbox', { name: 'Email' }).fill('traveller@aurora.example')
  await page.locator('input[name=password]').fill('livery-demo-1')
  await page.locator('main').getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(at('aurora', '/'))
  await page.goto(at('aurora', '/about?hideHeader=true&hideFooter=true&lng=en'))
  await page.evaluate(() => {
    for (const name of ['livery_checkout_return', 'livery_signup_redirect', 'anything'])
      localStorage.setItem(name, 'x')
    for (const name of ['livery_deep_link', 'livery_route_type', 'neighbour'])
      sessionStorage.setItem(name, 'x')
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API does not exist on plain http
    for (const name of ['neighbour', 'livery_currency']) document.cookie = `${name}=EUR; Path=/`
  })
  const names = async () => (await context.cookies(at('aurora', '/'))).map(({ name }) => name)
  const before = await names()
  expect(before).toEqual(expect.arrayContaining(['livery_hide_header', 'livery_hide_footer']))
  await page.goto(at('aurora', '/logout'), { waitUntil: 'commit' })
  await page.waitForURL(at('aurora', '/'))
  const after = await names()
  // On the home path, where log-out ends, the stored currency is cleared and derived again.
  const gone = before.filter((name) => !after.includes(name) && name !== 'livery_currency').sort()
  expect(gone).toEqual([expect.stringMatching(/session/), 'livery_hide_footer', 'livery_hide_header'])
  // Not a session: it gives this browser its own count of wrong passwords.
  expect(after).toContainEqual(expect.stringMatching(/livery_device$/))
  const left = await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])
  expect(left[0]).toEqual([])
  expect(left[1]).toContain('neighbour')
  expect(left[1]).not.toContain('livery_deep_link')
  expect(left[1]).not.toContain('livery_route_type')
})
