import { expect, it } from 'vitest'
import { products } from '../../../contract/products.ts'
import { bookingLink, bookingPage, searchPage } from './booking-page.ts'
import { twoItems } from './testing-two-items.ts'

const site = 'https://agency.example'
const all = { bookingMenuItemOptions: products.map(({ title }) => ({ title, active: true })) }
const of = (product: string) => {
  const booking = twoItems()
  return { ...booking, items: booking.items.map((item) => ({ ...item, product })) }
}

it.each([
  ['hotel', '/booknow/hotels/confirm-payment?reference=LV-7K3QX9', '/booknow/hotels'],
  ['activity', '/booknow/activities/confirmation/LV-7K3QX9', '/booknow/activities'],
  ['ticket', '/mytrip/mytrips?reference=LV-7K3QX9', '/'],
])("shows and searches a booking of a %s on its product's pages", (product, page, search) => {
  expect(bookingPage(of(product), site)).toBe(`${site}${page}`)
  expect(searchPage(of(product), site, all)).toBe(`${site}${search}`)
})

it('starts a search for a product that the agency no longer sells on its home page', () => {
  expect(searchPage(of('hotel'), site, { bookingMenuItemOptions: [] })).toBe(`${site}/`)
})

it('puts the key after the # in links, unless the booking was reassigned', () => {
  const hash = (text: string) => `hash-of-${text}`
  expect(bookingLink(of('hotel'), site, hash)).toMatch(/reference=LV-7K3QX9#key=/)
  expect(bookingLink({ ...of('hotel'), isReassigned: true }, site, hash)).not.toContain('#')
})
