// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import type { HotelOffer } from '../../../../../contract/types.ts'
import { testSite } from '../../../../../shell/testing-site.tsx'
import { hotelId, rooms, withStay } from './testing-hotel.ts'

const closed = 'Payments are not available at the moment'

/** The id of a hotel in Lisbon that has both prepaid rates and rates paid at the property. */
async function hotelPaidThere(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/hotels/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'livery', origin },
    body: JSON.stringify({
      latitude: 38.72,
      longitude: -9.14,
      rooms: [{ adults: 2 }],
      stay: { start: '2026-05-08', end: '2026-05-11' },
    }),
  })
  const lines = (await response.text()).trim().split('\n')
  const offers = lines.flatMap((line) => (JSON.parse(line) as { offers?: HotelOffer[] }).offers ?? [])
  const both = offers.find(
    ({ payment, others }) => payment === 'now' && others.some((one) => one.payment !== 'now'),
  )
  return both?.hotelId ?? hotelId
}

describe('payments unavailable', () => {
  const site = testSite('meridian')
  beforeEach(() => {
    site().network.use(
      http.get('*/api/getCurrentPaymentGateway', () =>
        HttpResponse.json({ CurrentPayment: 'stripe', isAvailable: false }),
      ),
    )
  })

  it('the hotel page shows a notice and reserves only rates paid at the property', async () => {
    await site().show(withStay.replace(hotelId, await hotelPaidThere(site().origin)))
    expect(await screen.findByText(closed)).toBeVisible()
    expect(screen.getByText(/You can still book rates that you pay at the property/)).toBeVisible()
    for (const all of screen.queryAllByRole('button', { name: /^Show all \d+ rates/ })) {
      await userEvent.click(all)
    }
    const rates = (await rooms()).flatMap((room) => {
      const [list] = within(room).queryAllByRole('list', { name: /^Rates/ })
      return [...(list?.children ?? [])] as HTMLElement[]
    })
    const isNow = (rate: HTMLElement) => within(rate).queryByText('Pay now') !== null
    expect(new Set(rates.map(isNow))).toEqual(new Set([true, false]))
    for (const rate of rates) {
      const link = within(rate).queryByRole('link', { name: /^Reserve/ })
      const note = within(rate).queryByText('Cannot be booked online right now')
      expect([link === null, note !== null]).toEqual([isNow(rate), isNow(rate)])
    }
  })

  it('the results show a notice', async () => {
    await site().show(
      '/booknow/hotels/search?destination=Lisbon&latitude=38.72&longitude=-9.14&start=2026-05-08&end=2026-05-11&rooms=1&adults=2',
    )
    expect(await screen.findByText(closed)).toBeVisible()
  })
})

describe('payments available', () => {
  const site = testSite('meridian')

  it('the hotel page shows no notice', async () => {
    await site().show(withStay)
    const [room] = await rooms()
    expect(within(room as HTMLElement).getAllByRole('link', { name: /^Reserve/ })[0]).toBeVisible()
    expect(screen.queryByText(closed)).toBeNull()
  })
})
