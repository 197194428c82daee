import { type Browser, expect, test } from '@playwright/test'
import type { HotelAnswer } from '../src/contract/types.ts'
import { checkoutHref } from '../src/remotes/booking/products/hotel/property/checkout-href.ts'
import { hotelHref } from '../src/tenant/hotel-search.ts'
import { violationsOf } from './axe.ts'
import { coveredBy } from './covered-texts.ts'
import { proof } from './proof.ts'
import { secondPort } from './site.ts'

// The first server shows the site without the bar.
const at = (slug: string, path = '/') => `http://${slug}.localhost:${secondPort}${path}`

async function openBar(browser: Browser, address: string) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(address)
  await page.getByRole('button', { name: /view options$/ }).click()
  const bar = page.getByRole('region', { name: 'View options' })
  await expect(bar).toBeVisible()
  return { page, bar }
}

test('the bar shows the page in another role, agency, language, mode and device width', async ({
  browser,
}) => {
  const { page, bar } = await openBar(browser, at('meridian', '/about'))
  expect(await violationsOf(page)).toEqual([])
  await expect(bar.getByText('owner@meridian.example')).toBeVisible()
  await expect(bar.getByRole('link', { name: 'outbox' })).toHaveAttribute('href', '/outbox')

  // For keyboard users it comes after the page.
  await page.keyboard.press('Escape')
  await page.reload()
  const opener = page.getByRole('button', { name: /view options$/ })
  await expect(opener).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(opener).toBeFocused()
  await opener.press('Enter')

  await bar.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')

  const open = () => page.getByRole('button', { name: /view options$/ }).click()
  await open()
  await bar.getByLabel('Who').selectOption('agent')
  await expect(page.getByText('Anton').first()).toBeVisible()
  await expect(page).toHaveURL(at('meridian', '/about'))
  await open()
  await expect(bar.getByLabel('Who')).toHaveValue('agent')
  await bar.getByLabel('Who').selectOption('')
  await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()

  await open()
  await bar.getByLabel('Language', { exact: true }).selectOption('ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await open()
  await bar.getByLabel('Agency', { exact: true }).selectOption('jolt')
  await expect(page).toHaveURL(new RegExp(`^${at('jolt', '/about')}`))

  await open()
  await bar.getByRole('radio', { name: 'Phone' }).check()
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(frame.getByRole('button', { name: /view options$/ })).toHaveCount(0)
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await bar.getByRole('button', { name: 'Hide in this tab' }).click()
  await expect(bar).toHaveCount(0)
  await page.goto(at('jolt'))
  await expect(page.locator('html[data-deferred-ready]')).toBeAttached()
  await expect(page.locator('#livery-bar')).toHaveCount(0)
  await page.close()
})

test(
  "the bar's devices have their named width in any window, and Escape inside closes them",
  proof,
  async ({ browser }) => {
    const { page, bar } = await openBar(browser, at('meridian', '/about'))
    const frame = page.frameLocator('iframe')
    const heading = frame.getByRole('heading', { level: 1 })
    const inside = () =>
      heading.evaluate(() => [innerWidth, matchMedia(`(min-width: ${innerWidth}px)`).matches])
    const shown = () => page.getByRole('dialog').locator('iframe').boundingBox()
    await bar.getByRole('radio', { name: 'Phone' }).check()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused()
    await expect(heading).toBeVisible()
    expect(await inside()).toEqual([390, true])
    await dialog.getByRole('radio', { name: 'Tablet' }).check()
    await expect.poll(inside).toEqual([820, true])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await inside()).toEqual([820, true])
    expect((await shown())?.width).toBeLessThanOrEqual(390)
    await dialog.getByRole('radio', { name: 'Phone' }).check()
    await expect.poll(inside).toEqual([390, true])
    expect((await shown())?.width).toBeLessThanOrEqual(390)
    expect(await violationsOf(page)).toEqual([])
    await heading.click()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(bar.getByRole('radio', { name: 'This window' })).toBeChecked()
    await page.close()
  },
)

test('the bar keeps its choices at the next agency, and drops secrets from the address', async ({
  browser,
}) => {
  const { page, bar } = await openBar(browser, at('meridian', '/about?currency=EUR&token=secret'))
  await bar.getByRole('radio', { name: 'Dark' }).check()
  await bar.getByRole('radio', { name: 'Right to left' }).check()
  await bar.getByLabel('The supplier').selectOption('rejected')
  await bar.getByLabel('Delay of calls').selectOption('300')
  await bar.getByLabel('Agency', { exact: true }).selectOption('jolt')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page).toHaveURL(at('jolt', '/about?currency=EUR'))
  await page.getByRole('button', { name: /view options$/ }).click()
  await expect(bar.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(bar.getByLabel('The supplier')).toHaveValue('rejected')
  await expect(bar.getByLabel('Delay of calls')).toHaveValue('300')
  await page.close()
})

test('the bar works at an agency whose site is blocked, and leads to another one', async ({ browser }) => {
  const { page, bar } = await openBar(browser, at('varde-vind'))
  const modal = page.getByRole('dialog')
  await expect(modal).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  // The keyboard reaches and leaves it without a way past the modal.
  await bar.getByRole('button', { name: 'Close' }).click()
  const opener = page.getByRole('button', { name: /view options$/ })
  await expect(opener).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(bar.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(bar).toHaveCount(0)
  await expect(modal).toBeVisible()
  await opener.click()
  await bar.getByRole('radio', { name: 'Dark' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark')
  await bar.getByLabel('Agency', { exact: true }).selectOption('jolt')
  await expect(page).toHaveURL(at('jolt'))
  // A dialog that opens and closes moves the bar with it.
  await expect(opener).toBeVisible()
  await page.evaluate(() => {
    const dialog = document.createElement('dialog')
    dialog.append('Theirs')
    document.body.append(dialog)
    dialog.showModal()
  })
  await opener.click()
  await expect(bar).toBeVisible()
  await page.evaluate(() => document.querySelector('dialog:modal')?.remove())
  await bar.getByRole('button', { name: 'Close' }).click()
  await expect(bar).toHaveCount(0)
  await page.close()
})

test('the bar delays calls and makes the supplier fail', async ({ browser }) => {
  const { page, bar } = await openBar(browser, at('meridian'))
  await bar.getByLabel('The supplier').selectOption('sold_out_at_quote')
  await bar.getByLabel('Delay of calls').selectOption('300')
  expect(decodeURIComponent(await page.evaluate(() => document.cookie))).toContain('latency=300')
  const answer = await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'livery' }
    const send = async (path: string, body: object) =>
      (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).text()
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const requested = {
      stay: { start: day(30), end: day(32) },
      rooms: [{ adults: 2, childAges: [] }],
      currency: 'USD',
    }
    const found = await send('/api/hotels/search', { latitude: 38.7167, longitude: -9.1333, ...requested })
    const [offer] = found
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => JSON.parse(line).offers ?? [])
    const details = JSON.parse(
      await send('/api/hotels/details', { hotelId: offer.hotelId, ...requested }),
    ).data
    const [rate] = details.rooms.flatMap((room: { rates: object[] }) => room.rates)
    return send('/api/quotes', { items: [{ product: 'hotel', rateKey: rate.rateKey }], currency: 'USD' })
  })
  // As the traveller sees the failure.
  expect(JSON.parse(answer)).toMatchObject({ code: 'sold_out' })
  await page.close()
})

test(
  "the bar's button covers no price and no primary action in a phone's checkout",
  proof,
  async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(at('aurora', '/privacy-policy'))
    const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
    const hotelId = 'h2267057-463421959025'
    const stay = { start: day(70), end: day(73) }
    const { data } = await page.evaluate(
      async (body) => {
        const headers = { 'content-type': 'application/json', 'x-requested-with': 'livery' }
        const answer = await fetch('/api/hotels/details', { method: 'POST', headers, body })
        return (await answer.json()) as { data: HotelAnswer }
      },
      JSON.stringify({ hotelId, currency: 'USD', stay, rooms: [{ adults: 2, childAges: [] }] }),
    )
    const rate = data.rooms?.flatMap(({ rates }) => rates).find(({ payment }) => payment === 'now')
    if (!rate) throw new Error('the hotel has no rate')
    const hotel = hotelHref(hotelId, { ...stay, rooms: 1, adults: 2, childAges: [] })
    const opener = page.getByRole('button', { name: /view options$/ })
    for (const path of [checkoutHref(rate, hotel), hotel]) {
      await page.goto(at('aurora', path))
      await expect(page.locator('data[data-currency]').first()).toBeAttached()
      await expect(opener).toBeAttached()
      for (let top = 0; top <= 3000; top += 300) {
        await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
        await page.waitForTimeout(700)
        expect(await coveredBy(page, '#livery-bar .opener'), `${path} at ${top}`).toEqual([])
      }
    }
    await page.close()
  },
)
