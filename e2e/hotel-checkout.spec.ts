import { expect, type Page } from '@playwright/test'
import type { HotelAnswer } from '../src/contract/types.ts'
import { checkoutHref } from '../src/remotes/booking/products/hotel/property/checkout-href.ts'
import { hotelHref } from '../src/tenant/hotel-search.ts'
import { violationsOf } from './axe.ts'
import { proof } from './proof.ts'
import { at, openPlain, test } from './site.ts'

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const hotelId = 'h2267057-463421959025'

/** The checkout of a rate, through the hotel's page; each story has its own nights, since rooms are few. */
async function checkoutOf(page: Page, slug: string, ahead: number, scenario = ''): Promise<string> {
  await openPlain(page, slug)
  const stay = { start: day(ahead), end: day(ahead + 3) }
  const rooms = [{ adults: 2, childAges: [] }]
  const { data } = await page.evaluate(
    async ({ body, scenario }) => {
      const headers = {
        'content-type': 'application/json',
        'x-requested-with': 'livery',
        ...(scenario && { 'x-livery-scenario': scenario }),
      }
      const answer = await fetch('/api/hotels/details', { method: 'POST', headers, body })
      return (await answer.json()) as { data: HotelAnswer }
    },
    { body: JSON.stringify({ hotelId, currency: 'USD', stay, rooms }), scenario },
  )
  const rate = data.rooms?.flatMap(({ rates }) => rates).find(({ payment }) => payment === 'now')
  if (!rate) throw new Error('the hotel has no rate')
  return checkoutHref(rate, hotelHref(hotelId, { ...stay, rooms: 1, adults: 2, childAges: [] }))
}

test('rooms are held by keyboard alone, and a reload keeps the form and the hold', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const href = await checkoutOf(page, 'meridian', 60)
  await page.goto(at('meridian', href))
  const onward = page.getByRole('button', { name: 'Continue to payment' })
  // It waits until the conditions to accept are known.
  await expect(onward).not.toHaveAttribute('aria-busy')
  await page.getByLabel(/^First name/).focus()
  await page.keyboard.type('Ada')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Byron')
  await page.keyboard.press('Enter')
  // Missing fields are listed above the form; the keyboard reaches and follows their links.
  const list = page.getByRole('alert', { name: '3 fields need your attention' })
  await expect(list).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel(/^Email address/)).toBeFocused()
  await page.keyboard.type('ada@reader.example')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(/^Phone number/)).toBeFocused()
  await page.keyboard.type('+44 20 7946 0958')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(/^Country of the number/)).toHaveValue('GB')
  await page.reload()
  await expect(page.getByLabel(/^Phone number/)).toHaveValue('2079460958')
  await page.getByRole('checkbox', { name: /agree to them/ }).focus()
  await page.keyboard.press('Space')
  // As after every load of the page.
  await expect(onward).not.toHaveAttribute('aria-busy')
  await onward.focus()
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1, name: 'Pay and book' })
  await expect(heading).toBeFocused()
  await expect(heading).toBeInViewport()
  await expect(page).toHaveURL(/&reference=LV-/)
  await page.reload()
  await expect(page.getByRole('timer')).toHaveText(/^14:\d\d$/)
})

test(
  'a risen price is shown with the old one, and must be accepted before continuing',
  proof,
  async ({ page }) => {
    await page.goto(at('meridian', await checkoutOf(page, 'meridian', 70, 'price_up')))
    const dialog = page.getByRole('dialog', { name: 'The price has risen' })
    await expect(dialog.locator('s')).toHaveText(/^\$[\d,.]+$/)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Accept' }).click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Who is travelling?' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test('a sold-out rate leads to other nights', proof, async ({ page }) => {
  await page.goto(at('meridian', await checkoutOf(page, 'meridian', 80, 'sold_out_at_quote')))
  await expect(page.getByRole('heading', { level: 1, name: 'This rate has just sold out' })).toBeVisible()
  await expect(page.getByRole('link', { name: /from \$/ }).first()).toBeVisible()
})

test(
  'an expired hold is reported, and the price is checked again without losing the form',
  proof,
  async ({ page }) => {
    await page.goto(at('meridian', await checkoutOf(page, 'meridian', 90, 'hold_lapses')))
    await page.getByLabel(/^First name/).fill('Ada')
    await page.getByLabel(/^Last name/).fill('Byron')
    await page.getByLabel(/^Email address/).fill('ada@reader.example')
    await page.getByLabel(/^Phone number/).fill('212 555 0100')
    await page.getByRole('checkbox', { name: /agree to them/ }).check()
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your rooms are no longer held' })).toBeVisible()
    await page.getByRole('button', { name: 'Check the price again' }).click()
    await expect(page.getByLabel(/^First name/)).toHaveValue('Ada')
  },
)

test('the checkout of an Arabic phone has its total at the foot, runs from right to left, and holds rooms', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(at('duroob', await checkoutOf(page, 'duroob', 100)))
  await expect(page.getByRole('heading', { level: 1, name: 'من المسافرون؟' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  const details = page.getByRole('button', { name: 'التفاصيل' })
  await expect(details).toBeInViewport()
  await details.click()
  await expect(page.getByRole('region', { name: 'حجزك' }).last()).toBeInViewport()
  await page.getByRole('button', { name: 'إخفاء التفاصيل' }).last().click()
  await page.getByLabel('الاسم الأول').first().fill('آدا')
  await page.getByLabel('اسم العائلة').first().fill('بايرون')
  await page.getByLabel('البريد الإلكتروني').fill('ada@reader.example')
  const phone = page.getByLabel('رقم الهاتف')
  await phone.fill('٠٥٠ ١٢٣ ٤٥٦٧')
  await expect(phone).toHaveCSS('direction', 'ltr')
  await page.getByRole('checkbox', { name: /وأوافق عليها/ }).check()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'المتابعة إلى الدفع' }).click()
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByText('+971501234567')).toBeVisible()
})
