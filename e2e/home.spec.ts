import { expect } from '@playwright/test'
import { at, test } from './site.ts'

test.describe('a traveller on the home page of an agency', () => {
  // §2.1.1
  test('sees the agency’s name, colours and deals in the first HTML, without script', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(at('solstice', '/'))
    await expect(page).toHaveTitle(/Solstice/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Exclusive Deals' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(8)
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
    const primary = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--primary-color').trim(),
    )
    expect(primary).toBe('#ef7d00')
    await context.close()
  })

  test('sees Price to Traveller and the saving by logging in, no wholesale price and no error', async ({
    page,
  }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(String(error)))
    await page.goto(at('aurora', '/'))
    const card = page.locator('#deals-panel').getByRole('article').first()
    await expect(card).toContainText('Price to Traveller')
    await expect(page.locator('#deals-panel')).toContainText('Log In to save up to')
    const html = await page.content()
    for (const secret of ['Wholesale Rate', 'Agency Markup', 'baseRate', 'taxAndFee'])
      expect(html).not.toContain(secret)
    // No refused script and no complaint of hydration.
    await page.getByRole('tab', { name: 'Activities' }).nth(1).click()
    await expect(page.getByRole('button', { name: /Currency/ })).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('sees no error if an extension changes a text before hydration', async ({ page }) => {
    // As a translator does, while the page is still loading.
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const heading = document.getElementById('deals-heading')
        if (!heading) return
        observer.disconnect()
        heading.textContent = 'Offres exclusives'
      }).observe(document, { childList: true, subtree: true })
    })
    await page.goto(at('meridian', '/'))
    await expect(page.getByRole('heading', { name: 'Exclusive Deals' })).toBeVisible()
    await page.getByRole('tab', { name: 'Activities' }).nth(1).click()
    await expect(page).toHaveURL(/tab=Activities/)
    await expect(page.getByText('Something went wrong.')).toHaveCount(0)
  })

  // §2.5.4, §9.7
  test('sees deals in a grid, the first 4 in row 1, and switches tabs, which the address stores', async ({
    page,
  }) => {
    await page.goto(at('meridian', '/'))
    const boxes = await page
      .locator('#deals-panel')
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) => ({ x: card.getBoundingClientRect().x, y: card.getBoundingClientRect().y })),
      )
    const rows = [boxes.slice(0, 4), boxes.slice(4)]
    for (const row of rows) expect(new Set(row.map(({ y }) => y)).size).toBe(1)
    expect(rows[1]).toHaveLength(4)
    expect(rows[1]?.map(({ x }) => x)).toEqual(rows[0]?.map(({ x }) => x))
    expect(new Set(boxes.map(({ x }) => x)).size).toBe(4)
    await expect(page.locator('#deals-panel').getByRole('button', { name: 'Next deal' })).toBeHidden()

    const deals = page.getByRole('tablist', { name: 'Deals by service' })
    await expect(deals.getByRole('tab')).toHaveText([
      'Hotels',
      'Air Travel',
      'Resorts',
      'Cars',
      'Activities',
      'Cruise',
    ])
    await deals.getByRole('tab', { name: 'Cars' }).click()
    await expect(page).toHaveURL(/tab=Car/)
    await expect(page.getByRole('tabpanel').getByRole('article').first()).toContainText('Pick-up')
    await deals.getByRole('tab', { name: 'Cruise' }).click()
    await expect(page.locator('#deals-panel').getByRole('link', { name: 'Book Now' })).toHaveAttribute(
      'href',
      '/booknow/cruise',
    )
    await page.reload()
    await expect(deals.getByRole('tab', { name: 'Cruise' })).toHaveAttribute('aria-selected', 'true')
  })

  test("sees the nearest deals first with the browser's location, and the agency's again on request", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation'], { origin: at('meridian', '') })
    await context.setGeolocation({ latitude: 48.8566, longitude: 2.3522 })
    await page.goto(at('meridian', '/'))
    const panel = page.locator('#deals-panel')
    const control = page.getByRole('button', { name: 'Deals near me' })
    await expect(control).toHaveAttribute('aria-pressed', 'true')
    await expect(panel.getByRole('article').first()).toContainText('miles from Paris')
    const miles = (await panel.getByText(/miles from/).allTextContents()).map(Number.parseFloat)
    expect(miles).toHaveLength(8)
    expect(miles).toEqual(miles.toSorted((one, other) => one - other))
    await control.click()
    await expect(panel.getByRole('article').first()).toContainText('miles from Lisbon')
  })

  // §2.5.23
  test('must reveal prices by logging in where the agency forbids the non-login flow', async ({ page }) => {
    await page.goto(at('schwarzmilan', '/?lng=en'))
    const card = page.locator('#deals-panel').getByRole('article').first()
    await expect(card.getByRole('link', { name: 'Reveal Price' })).toHaveAttribute(
      'href',
      /^\/login\?redirect=.*tab%3DHotels/,
    )
    expect(await page.content()).not.toContain('totalRate')
    await expect(page.locator('#deals-panel').getByText('Price to Traveller')).toHaveCount(0)
  })

  // §4.28
  test('changes currency: prices use it, and the home path drops it', async ({ page }) => {
    await page.goto(at('aurora', '/'))
    await page.getByRole('button', { name: 'Currency: USD' }).click()
    await page.getByPlaceholder('Search currencies').fill('dkk')
    await page.getByRole('button', { name: /DKK/ }).click()
    await expect(page.locator('#deals-panel')).toContainText(/DKK/)
    await page.goto(at('aurora', '/booknow/hotels'))
    await expect(page.getByRole('button', { name: 'Currency: DKK' })).toBeVisible()
    await page.goto(at('aurora', '/'))
    await expect(page.getByRole('button', { name: 'Currency: USD' })).toBeVisible()
  })

  test('changes language: the page uses it, Arabic from right to left', async ({ page }) => {
    await page.goto(at('aurora', '/'))
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.getByRole('button', { name: 'العربية' }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

  // §2.5.5
  test('deals are a carousel whose arrows move one slide and wrap round', async ({ page }) => {
    await page.goto(at('aurora', '/'))
    const panel = page.locator('#deals-panel')
    const cards = panel.getByRole('article')
    await cards.first().scrollIntoViewIfNeeded()
    await expect(cards.first()).toBeInViewport({ ratio: 0.3 })
    await panel.getByRole('button', { name: 'Previous deal' }).click()
    await expect(cards.last()).toBeInViewport({ ratio: 0.3 })
    await panel.getByRole('button', { name: 'Next deal' }).click()
    await expect(cards.first()).toBeInViewport({ ratio: 0.3 })
  })

  // §2.5.6, §9.15
  test('a slide of the carousel moves by 100 % of its width, by key and by hand, also from right to left', async ({
    page,
  }) => {
    await page.goto(at('aurora', '/?lng=ar'))
    const track = page.locator('#deals-panel .carousel-track')
    await track.scrollIntoViewIfNeeded()
    // A slide may be a fraction of a pixel wider than the row reports.
    const slides = () =>
      track.evaluate((element) => Math.round((50 * element.scrollLeft) / element.clientWidth) / 50)
    const [previous, next] = [0, 1].map((index) => page.locator('#deals-panel button').nth(index))
    await next?.focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(slides).toBe(-1)
    await page.keyboard.press('ArrowRight')
    await expect.poll(slides).toBe(0)
    await previous?.tap()
    await expect.poll(slides).toBe(-7)
    await next?.tap()
    await expect.poll(slides).toBe(0)
    await track.evaluate((element) => element.scrollBy({ left: -0.6 * element.clientWidth }))
    await expect.poll(slides).toBe(-1)
  })

  // The stories about accessibility check every page of one more agency.
  test('no page is wider than the screen', async ({ page }) => {
    for (const slug of ['duroob', 'maison-craie']) {
      for (const path of ['/', '/booknow/hotels']) {
        await page.goto(at(slug, path))
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, `${slug}${path}`).toBeLessThanOrEqual(0)
      }
    }
  })
})
