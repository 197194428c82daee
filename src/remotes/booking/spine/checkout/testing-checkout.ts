import { fireEvent, screen, waitFor } from '@testing-library/react'
import { createApiClient } from '../../../../api/client.ts'
import { hotelQuery } from '../../../../api/hotels.ts'
import type { HotelRate } from '../../../../contract/types.ts'
import { type HotelStay, hotelHref } from '../../../../tenant/hotel-search.ts'
import { checkoutHref } from '../../products/hotel/property/checkout-href.ts'
import { requestedRooms } from '../../products/hotel/results/requested-rooms.ts'

const hotelId = 'h2267057-463421959025'
const mayStay: HotelStay = { start: '2026-05-08', end: '2026-05-11', rooms: 1, adults: 2, childAges: [] }

interface Wanted {
  stay?: Partial<HotelStay>
  choose?: (rate: HotelRate) => boolean
}

/** Returns a rate of a hotel in Lisbon as its page shows it, with its checkout address. */
export async function findCheckout(
  origin: string,
  { stay: requestedStay, choose = ({ payment }) => payment === 'now' }: Wanted = {},
): Promise<{ href: string; rate: HotelRate }> {
  const stay = { ...mayStay, ...requestedStay }
  const { data } = await hotelQuery(createApiClient({ baseUrl: origin }), {
    hotelId,
    currency: 'USD',
    stay: { start: stay.start, end: stay.end },
    rooms: requestedRooms(stay),
  }).queryFn({ signal: new AbortController().signal })
  const rate = data.rooms?.flatMap(({ rates }) => rates).find(choose)
  if (!rate) throw new Error('The hotel has no matching rate.')
  return { rate, href: checkoutHref(rate, hotelHref(hotelId, stay)) }
}

/** Input for a single traveller, by field name. */
export const contact = {
  'First name': 'Ada',
  'Last name': 'Byron',
  'Email address': 'ada@reader.example',
  'Phone number': '020 7946 0958',
  'Country of the number': 'GB',
}

/** Fills in the first field with a label at once; typing letter by letter is tested in the browser. */
export function write(label: string, text: string, at = 0): void {
  const field = screen.getAllByLabelText(new RegExp(`^${label}`))[at]
  if (!field) throw new Error(`There is no field labelled ${label}.`)
  fireEvent.change(field, { target: { value: text } })
}

/** Waits for the form and fills in all fields for a single traveller. */
export async function fillGuests(): Promise<void> {
  await guestForm()
  // The terms load after the form.
  const button = screen.getByRole('button', { name: 'Continue to payment' })
  await waitFor(() => {
    if (button.ariaBusy) throw new Error('The terms have not loaded yet.')
  })
  for (const [label, text] of Object.entries(contact)) write(label, text)
  for (const tick of screen.queryAllByRole('checkbox', { name: /agree to them/ })) fireEvent.click(tick)
}

export function guestForm(): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name: /^Who is (?:travelling|driving)\?$/ })
}

export function paymentStep(): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name: 'Pay and book' })
}

export function goOn(): void {
  fireEvent.click(screen.getByRole('button', { name: 'Continue to payment' }))
}

/** Simulates a reload, which keeps only the address and the tab's storage. */
export function leavePage(): void {
  screen.getByRole('main').remove()
}
