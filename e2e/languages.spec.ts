import { expect } from '@playwright/test'
import { at, test } from './site.ts'

const others = /\/assets\/text-(?:en|pt|es|da|no|ar|fr|sv)-[\w-]+\.js/

test.describe('the language', () => {
  test('of the page is the only one loaded, also by a press', async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
    await page.goto(at('meridian', '/?lng=de'))
    await page.getByRole('button', { name: /^Sprache/ }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /^Anreise/ }).click()
    // On a busy machine the calendar's code takes longer.
    await expect(page.getByRole('grid').first()).toBeVisible({ timeout: 20_000 })
    expect(scripts.filter((path) => /\/assets\/text-de-/.test(path)).length).toBeGreaterThan(0)
    expect(scripts.filter((path) => others.test(path))).toEqual([])
  })

  test('in the address stays for a year, and in storage alone is restored, with its cookie', async ({
    page,
    context,
  }) => {
    await page.goto(at('meridian', '/about?lng=de'))
    await page.goto(at('meridian', '/faqs'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    const languageCookie = (await context.cookies()).find(({ name }) => name === 'livery_language')
    const minutes = ((languageCookie?.expires ?? 0) - Date.now() / 1000) / 60
    expect(Math.abs(minutes - 525_600)).toBeLessThan(10)

    await context.clearCookies()
    await page.goto(at('meridian', '/'), { waitUntil: 'commit' })
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    expect((await context.cookies()).map(({ name }) => name)).toContain('livery_language')
  })

  // of a first visit is the agency's, whatever the browser prefers, and the API receives it
  test('The event stream of new versions carries no texts; the browser sets its headers.', async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'fr-FR' })
    const page = await context.newPage()
    const sentLanguages: (string | undefined)[] = []
    page.on('request', (request) => {
      // is chosen with the keyboard, by its own name
      if (/\/api\/(?!agency\/events)/.test(request.url()))
        sentLanguages.push(request.headers()['accept-language'])
    })
    await page.goto(at('ipe-mare', '/'), { waitUntil: 'networkidle' })
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
    await page.getByRole('button', { name: /^Moeda/ }).click()
    await expect.poll(() => sentLanguages).toContain('pt')
    expect(new Set(sentLanguages)).toEqual(new Set(['pt']))
    await context.close()
  })

  test('is chosen with the keyboard, by its own name', async ({ page }) => {
    await page.goto(at('meridian', '/faqs'))
    await page.getByRole('button', { name: /^Language/ }).press('Enter')
    await expect(page.getByRole('searchbox', { name: 'Search languages' })).toBeFocused()
    await page.keyboard.type('norsk')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('lang', 'no')
  })
})

test("an agency's own texts are in the served HTML and stay after hydration", async ({ page }) => {
  const html = await (await page.goto(at('jolt', '/')))?.text()
  expect(html).toContain('Cheap while it lasts')
  expect(html).not.toContain('Exclusive Deals')
  await expect(page.getByRole('heading', { name: 'Cheap while it lasts' })).toBeVisible()
})

// §4.27, §4.28
test('a currency in the address stays on later pages, and the home path drops it', async ({ page }) => {
  await page.goto(at('meridian', '/faqs?currency=zzz&code=de'))
  await expect(page.getByRole('button', { name: 'Currency: EUR' })).toBeVisible()
  await page.goto(at('meridian', '/about'))
  await expect(page.getByRole('button', { name: 'Currency: EUR' })).toBeVisible()
  await page.goto(at('meridian', '/'))
  await expect(page.getByRole('button', { name: 'Currency: USD' })).toBeVisible()
})

test('a price uses the currency in the address, converted by the server', async ({ page }) => {
  await page.goto(at('meridian', '/?currency=EUR'))
  const price = page.locator('#deals-panel data').first()
  await expect(price).toContainText('€')
  await expect(price).toHaveAttribute('data-currency', 'EUR')
  await expect(price).not.toHaveAttribute('title')
})
