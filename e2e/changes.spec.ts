import { expect, type Page } from '@playwright/test'
import { violationsOf } from './axe.ts'
import { callApi } from './call-api.ts'
import { signIn } from './sign-in.ts'
import { at, test } from './site.ts'

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)

/** Books three refundable nights with the calls of the pages; returns the booking's reference. */
function book(page: Page, ahead: number, scenario?: string): Promise<string> {
  const stay = { start: day(ahead), end: day(ahead + 3) }
  return page.evaluate(
    async ({ stay, scenario }) => {
      const send = async (path: string, body: object) => {
        const headers = {
          'content-type': 'application/json',
          'x-requested-with': 'livery',
          'idempotency-key': crypto.randomUUID(),
          ...(scenario && { 'x-livery-scenario': scenario }),
        }
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
        if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`)
        return answer.text()
      }
      const requested = { stay, rooms: [{ adults: 2, childAges: [] }], currency: 'USD' }
      const found = await send('/api/hotels/search', { latitude: 38.7167, longitude: -9.1333, ...requested })
      const offers = found
        .split('\n')
        .filter(Boolean)
        .flatMap((line) => JSON.parse(line).offers ?? [])
      for (const { hotelId } of offers) {
        const { data } = JSON.parse(await send('/api/hotels/details', { hotelId, ...requested }))
        const rate = data.rooms
          .flatMap((room: { rates: object[] }) => room.rates)
          .find(
            (one: { payment: string; isRefundable: boolean; roomsLeft: number }) =>
              one.payment === 'now' && one.isRefundable && one.roomsLeft > 1,
          )
        if (!rate) continue
        const items = [{ product: 'hotel', rateKey: rate.rateKey }]
        const quote = JSON.parse(await send('/api/quotes', { items, currency: 'USD' })).data
        const name = { firstName: 'Ada', lastName: 'Byron' }
        const travellers = quote.items[0].requirements.map(({ fields: _, ...who }: { fields: unknown }) => ({
          ...who,
          ...name,
        }))
        const held = JSON.parse(
          await send('/api/bookings', {
            quoteId: quote.id,
            shownTotal: quote.dueNow,
            parties: [{ travellers }],
            contact: { ...name, email: 'ada@reader.example', phone: '+442079460958' },
          }),
        ).data
        const { reference, clientSecret } = held.payment
        await send(`/api/payments/sandbox/${reference}`, { clientSecret, token: 'sandbox_success' })
        await send(`/api/bookings/${held.reference}/confirmation`, {})
        return held.reference as string
      }
      throw new Error('there is no such rate in Lisbon')
    },
    { stay, scenario },
  )
}

test('a stay is extended and paid, and a guest accepts what a property changed meanwhile', async ({
  page,
}) => {
  test.slow()
  await signIn(page, 'meridian', 'traveller')
  // The supplier reports changes 20 seconds later.
  const moved = await book(page, 72, 'room_moved')
  const reference = await book(page, 64)
  await page.goto(at('meridian', `/mytrip/mytrips?reference=${reference}`))
  await page.getByRole('button', { name: 'Change dates or guests…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change this booking' })
  await expect(dialog.getByRole('button', { name: 'See the price' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  // Single rooms cost more; the calendar has its own stories.
  await dialog.getByRole('button', { name: /2 adults/ }).click()
  await dialog.getByRole('button', { name: 'More: Rooms' }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.getByRole('button', { name: 'See the price' }).click()
  await expect(dialog.getByText('New price')).toBeVisible()
  await dialog.getByLabel('First name').fill('Bo')
  await dialog.getByLabel('Last name').fill('Byron')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Accept and pay' }).click()
  const due = page.getByRole('region', { name: 'Pay for the change' })
  await expect(due).toBeVisible()
  // Visitors from a mailed link also read what they pay for.
  await expect(due.getByText('Guests', { exact: true })).toBeVisible()
  await expect(due.getByText('New price')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await due.getByRole('button', { name: 'Payment succeeds' }).first().click()
  await due.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByText('The booking has been changed.')).toBeVisible()
  await expect(page.getByText('Bo Byron')).toBeVisible()

  const notice = page.getByRole('region', { name: /has changed your booking/ })
  const booking = async () => (await callApi(page, 'GET', `/api/bookings/${moved}`)).body.data
  await expect.poll(booking, { timeout: 50_000 }).toMatchObject({ items: [{ supplierChanges: [{}] }] })
  await page.goto(at('meridian', `/mytrip/mytrips?reference=${moved}`))
  await expect(notice).toBeVisible()
  await expect(notice.getByText('Before', { exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await notice.getByRole('button', { name: 'Accept the change' }).press('Enter')
  await expect(page.getByText('The change has been accepted.')).toBeVisible()
  await expect(page.getByText('Change accepted', { exact: true })).toBeVisible()
})
