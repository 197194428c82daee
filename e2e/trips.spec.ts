import { expect, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { proof } from './proof.ts'
import { signIn } from './sign-in.ts'
import { at, openPlain, test } from './site.ts'

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** Books one night with the calls of the pages, this many days ahead; returns its reference and hotel. */
async function book(
  page: Page,
  ahead: number,
  isPaid = true,
  email = 'ada@reader.example',
): Promise<{ reference: string; hotel: string }> {
  const stay = { start: day(ahead), end: day(ahead + 2) }
  return page.evaluate(
    async ({ stay, isPaid, email }) => {
      const send = async (path: string, body: object) => {
        const headers = {
          'content-type': 'application/json',
          'x-requested-with': 'livery',
          'idempotency-key': crypto.randomUUID(),
        }
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
        return answer.text()
      }
      const requested = { stay, rooms: [{ adults: 2, childAges: [] }], currency: 'USD' }
      const found = await send('/api/hotels/search', { latitude: 38.7167, longitude: -9.1333, ...requested })
      const [offer] = found
        .split('\n')
        .filter(Boolean)
        .flatMap((line) => JSON.parse(line).offers ?? [])
      const details = JSON.parse(
        await send('/api/hotels/details', { hotelId: offer.hotelId, ...requested }),
      ).data
      const rates = details.rooms.flatMap((room: { rates: object[] }) => room.rates)
      const rate = rates.find(
        (one: { payment: string; isRefundable: boolean }) => one.payment === 'now' && one.isRefundable,
      )
      const quote = JSON.parse(
        await send('/api/quotes', { items: [{ product: 'hotel', rateKey: rate.rateKey }], currency: 'USD' }),
      ).data
      const held = JSON.parse(
        await send('/api/bookings', {
          quoteId: quote.id,
          shownTotal: quote.dueNow,
          contact: {
            firstName: 'Ada',
            lastName: 'Byron',
            email,
            phone: '+442079460958',
          },
          parties: [
            {
              travellers: quote.items[0].requirements.map(
                ({ group, type, role }: { group: number; type: string; role: string }) => ({
                  group,
                  type,
                  role,
                  firstName: 'Ada',
                  lastName: 'Byron',
                }),
              ),
            },
          ],
        }),
      ).data
      if (isPaid) {
        const { reference, clientSecret } = held.payment
        await send(`/api/payments/sandbox/${reference}`, { clientSecret, token: 'sandbox_success' })
        await send(`/api/bookings/${held.reference}/confirmation`, {})
      }
      return { reference: held.reference, hotel: details.hotel.name }
    },
    { stay, isPaid, email },
  )
}

test('a trip is found, cancelled in two steps by keyboard, and booked again for other dates', async ({
  page,
}) => {
  await signIn(page, 'meridian', 'traveller')
  const { reference, hotel } = await book(page, 50)
  await page.goto(at('meridian', '/mytrip/mytrips'))
  const card = page.getByRole('article').filter({ hasText: reference })
  await card.getByRole('link', { name: hotel }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`reference=${reference}`))
  await expect(page.getByRole('heading', { level: 1, name: hotel })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Cancel this booking…' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cancel this booking?' })
  await expect(dialog.getByText('Refund to card')).toBeVisible()
  await expect(dialog.getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
  expect(await violationsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Confirmed', { exact: true })).toBeVisible()

  await page.keyboard.press('Enter')
  // The focus starts on the safe answer, and moves to the other one once its cost is shown.
  await expect(dialog.getByText('Keep the booking', { exact: true })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Cancel the booking' })).toBeEnabled()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: 'Cancel the booking' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The booking is cancelled.')).toBeVisible()
  await page.getByRole('link', { name: 'All trips' }).click()
  await page.getByRole('tab', { name: /^Cancelled/ }).click()
  await expect(page).toHaveURL(/when=cancelled/)
  await card.getByRole('link', { name: hotel }).click()
  await page.getByRole('link', { name: 'Book again' }).click()
  await expect(page).toHaveURL(/\/booknow\/hotels\/hotel-details\?hotelId=/)
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('tab', { name: /^Cancelled/, selected: true })).toBeVisible()
})

test('the dashboard of an Arabic phone shows the next trip, and a hold leads to its payment', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'meridian', 'member')
  const { hotel } = await book(page, 30, false)
  await page.goto(at('meridian', '/mytrip/dashboard?lng=ar'))
  const next = page.getByRole('region', { name: 'رحلتك القادمة' })
  await expect(next.getByRole('link', { name: hotel })).toBeVisible()
  const pay = next.getByRole('link', { name: 'إلى الدفع' })
  await expect(pay).toHaveAttribute('href', /^\/booknow\/hotels\/checkout\?reference=LV-/)
  expect(await violationsOf(page)).toEqual([])
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(over).toBeLessThanOrEqual(0)
})

test("an agent finds a client's booking, and opening it cancels nothing", async ({ page }) => {
  await signIn(page, 'meridian', 'traveller')
  const { reference } = await book(page, 70)
  await signIn(page, 'meridian', 'agent')
  await page.goto(at('meridian', '/bookings'))
  await page.getByRole('textbox', { name: 'Reference, name or email' }).fill(reference)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`search=${reference}`))
  await expect(page.getByRole('row')).toHaveCount(2)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('row').filter({ hasText: reference }).getByRole('link').click()
  await expect(page.getByText('Wholesale Rate').first()).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Reference, name or email' })).toHaveValue(reference)
})

/** The link in the last mail about a booking, from the demo's outbox. */
async function mailedLink(page: Page, reference: string, email: string): Promise<string> {
  const link = new RegExp(`/booknow/hotels/confirm-payment\\?reference=${reference}#key=[\\w-]+`)
  let found: string | undefined
  await expect(async () => {
    await page.goto(at('meridian', '/outbox'))
    await page.getByRole('link').filter({ hasText: email }).first().click({ timeout: 2000 })
    await page.waitForURL(/\/outbox\/./)
    found = link.exec(await page.content())?.[0]
    expect(found).toBeDefined()
  }).toPass({ timeout: 30_000 })
  return found ?? ''
}

test("a mailed link opens a guest's booking in another browser, and it is among the trips of its address's account", async ({
  page,
  browser,
}) => {
  await openPlain(page, 'meridian')
  const email = 'traveller@meridian.example'
  const { reference, hotel } = await book(page, 90, true, email)
  const path = await mailedLink(page, reference, email)
  const context = await browser.newContext()
  const other = await context.newPage()
  await other.goto(at('meridian', path.replace(/#.*$/, '')))
  await expect(
    other.getByRole('heading', { level: 1, name: 'This booking could not be found' }),
  ).toBeVisible()
  await other.goto('about:blank')
  await other.goto(at('meridian', path))
  await expect(other.getByRole('heading', { level: 1, name: 'Your stay is booked' })).toBeVisible()
  await expect(other).toHaveURL(at('meridian', path.replace(/#.*$/, '')))
  await other.reload()
  await expect(other.getByRole('link', { name: 'Open the voucher' })).toBeVisible()
  await signIn(other, 'meridian', 'traveller')
  await other.goto(at('meridian', '/mytrip/mytrips'))
  const card = other.getByRole('article').filter({ hasText: reference })
  await expect(card.getByRole('link', { name: hotel })).toBeVisible()
  await context.clearCookies()
  await signIn(other, 'meridian', 'traveller')
  await other.goto(at('meridian', '/mytrip/mytrips'))
  await expect(card.getByRole('link', { name: hotel })).toBeVisible()
  await context.close()
})

test(
  'a booking under another address is added to the trips of the reader of its mailed link, by keyboard alone',
  proof,
  async ({ page, browser }) => {
    await openPlain(page, 'meridian')
    const email = 'grace@reader.example'
    const { reference, hotel } = await book(page, 97, true, email)
    const path = await mailedLink(page, reference, email)
    const context = await browser.newContext()
    const other = await context.newPage()
    await signIn(other, 'meridian', 'traveller')
    await other.goto(at('meridian', path))
    await expect(other.getByRole('heading', { level: 1, name: 'Your stay is booked' })).toBeVisible()
    const offer = other.getByRole('region', { name: 'Add this booking to your trips?' })
    await expect(offer).toContainText(email)
    expect(await violationsOf(other)).toEqual([])
    await offer.getByRole('button', { name: 'Add to my trips' }).press('Enter')
    await expect(other.getByText('The booking is now in your trips.')).toBeVisible()
    await expect(offer).toBeHidden()
    // The focus stays at the button's place: the next key leads to the trips.
    await other.keyboard.press('Tab')
    await expect(other.getByRole('link', { name: 'See my trips' })).toBeFocused()
    await context.clearCookies()
    await signIn(other, 'meridian', 'traveller')
    await other.goto(at('meridian', '/mytrip/mytrips'))
    const card = other.getByRole('article').filter({ hasText: reference })
    await expect(card.getByRole('link', { name: hotel })).toBeVisible()
    // The guest who booked still opens it, and reads that it was claimed.
    await page.goto(at('meridian', path))
    await expect(page.getByText('Added to an account')).toBeVisible()
    await context.close()
  },
)
