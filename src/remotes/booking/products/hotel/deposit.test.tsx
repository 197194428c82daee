// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { createApiClient } from '../../../../api/client.ts'
import { lisbon, offersOf, searchParts } from '../../../../server/http/api/products/hotel/testing-hotels.ts'
import { withDialogs } from '../../../../shell/testing-dialog.ts'
import { testSite } from '../../../../shell/testing-site.tsx'
import { fillGuests, goOn, paymentStep } from '../../spine/checkout/testing-checkout.ts'

const stay = { start: '2026-05-08', end: '2026-05-11' }
const guests = 'rooms=1&adults=2'
const site = testSite('meridian')
withDialogs()
beforeEach(() => sessionStorage.clear())

/** The first hotel in Lisbon that takes a deposit. */
async function takingDeposit() {
  const api = createApiClient({ baseUrl: site().origin })
  const body = { ...lisbon, stay, rooms: [{ adults: 2, childAges: [] }], currency: 'USD' }
  const found = await api.POST('/api/hotels/search', { body, parseAs: 'stream' })
  const offers = offersOf(await searchParts(new Response(found.data)))
  const offer = offers.find(({ takesDeposit }) => takesDeposit)
  if (offer === undefined) throw new Error('No hotel in Lisbon takes a deposit.')
  return offer
}
const pay = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^Payment succeeds/ }))
  await userEvent.click(screen.getByRole('button', { name: /^Pay \$/ }))
}
const payments = async () => within(await screen.findByRole('region', { name: 'Payments' }))

it('each page from search to booking shows when the deposit and the balance are due', {
  timeout: 60_000,
}, async () => {
  const { hotelId, name } = await takingDeposit()
  const dates = `start=${stay.start}&end=${stay.end}&${guests}`
  // The search lists this hotel first.
  const place = `destination=${encodeURIComponent(lisbon.destination)}&latitude=${lisbon.latitude}&longitude=${lisbon.longitude}`
  await site().show(`/booknow/hotels/search?${place}&${dates}&hotelId=${hotelId}`)
  expect(await screen.findByRole('heading', { name })).toBeVisible()
  expect(screen.getAllByText('Some rates let you pay in instalments')[0]).toBeVisible()
  screen.getByRole('main').remove()

  await site().show(`/booknow/hotels/search-details?hotelId=${hotelId}&${dates}`)
  await screen.findByRole('heading', { level: 1, name })
  const more = screen.queryAllByRole('button', { name: /^Show all \d+ rates/ })
  for (const button of more) await userEvent.click(button)
  const [terms] = await screen.findAllByText('Pay 20% now, the rest on Apr 17, 2026')
  const row = terms?.closest('li:has(a)') ?? terms?.closest('article, section')
  expect(within(row as HTMLElement).queryByText('Pay now')).toBeNull()
  const [choose] = within(row as HTMLElement).getAllByRole('link', { name: /^Reserve/ })
  const href = choose?.getAttribute('href') ?? ''
  screen.getByRole('main').remove()

  await site().show(href)
  await fillGuests()
  const summary = await payments()
  expect(summary.getByText('With the booking')).toBeVisible()
  expect(summary.getByText('Due on Apr 17, 2026')).toBeVisible()
  expect(
    summary.getByText('Your card is saved for the later payments. We write to you before each one.'),
  ).toBeVisible()
  goOn()
  await paymentStep()
  await pay()

  await screen.findByRole('heading', { level: 1, name: 'Your stay is booked' })
  expect(screen.queryByText(/^Pay 20% now/)).toBeNull()
  const [deposit, balance] = (await payments()).getAllByRole('listitem')
  expect(deposit).toHaveTextContent(/^With the booking\$[\d,.]+(Paid|Processing)$/)
  expect(balance).toHaveTextContent(/^Due on Apr 17, 2026\$[\d,.]+Not paid yet/)
  await userEvent.click((await payments()).getByRole('link', { name: 'Pay now' }))

  await screen.findByRole('heading', { level: 1, name: 'Pay for your booking' })
  await pay()
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Due on Apr 17.*(Processing|Paid)$/))
  expect((await payments()).queryByRole('link', { name: 'Pay now' })).toBeNull()
})
