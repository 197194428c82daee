// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import type { Rates } from '../../contract/types.ts'
import { createText } from '../../platform/text.ts'
import { visiblePrices } from '../../tenant/visible-prices.ts'
import en from '../text/en.json' with { type: 'json' }
import type { Deal } from './deal.ts'
import { DealCard, type DealCardContext } from './deal-card.tsx'

const t = createText('en', { shell: en }).getFixedT(null, 'shell')

const rates: Rates = {
  publishedRate: 250,
  totalRate: 200,
  baseRate: 180,
  taxAndFee: 20,
  savedPrice: 50,
  discountPercentage: 20,
  currency: 'USD',
}

const hotel = (changes: { rates?: Rates; rating?: number } = {}): Deal => ({
  service: 'Hotels',
  deal: {
    rating: 4.9,
    link: '/booknow/hotels/search-details?id=7',
    rates,
    hotel: {
      hotelDetails: { heroImage: '/a.svg', name: 'Casa do Largo', distance: 1.3, distanceFrom: 'Lisbon' },
    },
    ...changes,
  },
})

const nobody = { signedIn: false, isTravelAgent: false, isRestrictedAgent: false }
const traveller = { ...nobody, signedIn: true }
const agent = { ...traveller, isTravelAgent: true }

function show(
  item: Deal,
  session: typeof nobody,
  changes: Partial<DealCardContext> = {},
  allowNonLoginFlow = true,
) {
  const context: DealCardContext = {
    t,
    prices: visiblePrices(session, { allowNonLoginFlow }),
    device: 'desktop',
    language: 'en',
    money: (amount, currency) => `${currency} ${amount.toFixed(2)}`,
    loginHref: '/login?tab=Hotels',
    ...changes,
  }
  render(<DealCard item={item} context={context} />)
}

/** Returns the prices of the card by label. */
function prices(): Record<string, string> {
  const terms = screen.queryAllByRole('term')
  return Object.fromEntries(
    terms.map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  )
}

afterEach(cleanup)

describe('DealCard', () => {
  // §2.5.13, §2.5.18, §6.2
  it('shows a traveller the struck retail price, the price to traveller and the saving', () => {
    show(hotel(), traveller)
    expect(prices()).toEqual({
      'Retail Price': 'USD 250.00',
      'Price to Traveller': 'USD 200.00',
      Saved: 'USD 50.00',
    })
    expect(screen.getByText('USD 250.00').tagName).toBe('S')
    expect(screen.getByText('20% OFF')).toBeDefined()
  })

  // §2.5.13, §2.5.19, §5.2
  it('shows a visitor only the price to traveller and what logging in saves', () => {
    show(hotel({ rates: { ...rates, memberSaving: 50 } }), nobody)
    expect(prices()).toEqual({ 'Price to Traveller': 'USD 200.00', 'Log In to save up to': 'USD 50.00' })
    expect(screen.queryByText(/OFF/)).toBeNull()
  })

  // §2.5.20, §6.4
  it('also shows a travel agent the wholesale rate and the agency markup', () => {
    show(hotel(), agent)
    expect(prices()).toMatchObject({ 'Wholesale Rate': 'USD 180.00', 'Agency Markup': 'USD 20.00' })
  })

  // §5.4, §6.6
  it('shows a restricted agent what a traveller sees', () => {
    show(hotel(), { ...agent, isRestrictedAgent: true })
    expect(Object.keys(prices())).toEqual(['Retail Price', 'Price to Traveller', 'Saved'])
  })

  // §5.3
  it.each([0.4, 0, -0.4])('omits a saving of %s, which rounds to nothing', (savedPrice) => {
    show(hotel({ rates: { ...rates, savedPrice } }), traveller)
    expect(prices()).not.toHaveProperty('Saved')
  })

  // §5.3
  it('shows a saving of 0.5, which rounds to one', () => {
    show(hotel({ rates: { ...rates, savedPrice: 0.5 } }), traveller)
    expect(prices()).toHaveProperty('Saved', 'USD 0.50')
  })

  // §5.3
  it('shows a visitor no saving that rounds to nothing', () => {
    show(hotel({ rates: { ...rates, savedPrice: 0.4 } }), nobody)
    expect(prices()).toEqual({ 'Price to Traveller': 'USD 200.00' })
  })

  // §5.3
  it('hides saving, discount and retail price where prices require a log-in', () => {
    show(hotel(), nobody, {}, false)
    expect(prices()).toEqual({})
    expect(screen.queryByText(/USD|OFF|Saved/)).toBeNull()
  })

  // §2.5.20
  it.each([
    ['a visitor', nobody],
    ['a traveller', traveller],
    ['a restricted agent', { ...agent, isRestrictedAgent: true }],
  ])('never shows %s the wholesale rate and the markup', (_, session) => {
    show(hotel(), session)
    expect(prices()).not.toHaveProperty('Wholesale Rate')
    expect(prices()).not.toHaveProperty('Agency Markup')
  })

  // §2.5.11
  it('shows a fallback image if a picture fails to load', () => {
    show(hotel(), nobody, { fallbackImage: '/fallback.svg' })
    const image = document.querySelector('img') as HTMLImageElement
    expect(image.getAttribute('src')).toBe('/a.svg')
    fireEvent.error(image)
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/fallback.svg')
  })

  // §2.4.3, §2.5.14
  it('has a title and adds isFromDeal once, also to a link with it or a fragment', () => {
    const linked = (link: string) => {
      cleanup()
      const { deal } = hotel() as Extract<Deal, { service: 'Hotels' }>
      show({ service: 'Hotels', deal: { ...deal, link } }, nobody)
      expect(screen.getByRole('heading', { name: 'Casa do Largo' })).toBeDefined()
      return screen.getByRole('link', { name: /View Deal/ }).getAttribute('href')
    }
    expect(linked('/r')).toBe('/r?isFromDeal=true')
    expect(linked('/r?a=1#rooms')).toBe('/r?a=1&isFromDeal=true#rooms')
    expect(linked('/r?isFromDeal=true&a=1')).toBe('/r?isFromDeal=true&a=1')
  })

  // §2.5.23, §6.1
  it("offers 'Reveal Price' to the log-in where visitors may not see prices", () => {
    show(hotel(), nobody, {}, false)
    expect(prices()).toEqual({})
    const link = screen.getByRole('link', { name: /Reveal Price/ })
    expect(link.getAttribute('href')).toBe('/login?tab=Hotels')
    expect(screen.queryByText('View Deal')).toBeNull()
  })

  // §2.5.21
  it("offers 'View Deal' to a signed-in user where visitors may not see prices", () => {
    show(hotel(), traveller, {}, false)
    expect(screen.getByRole('link', { name: /View Deal/ })).toBeDefined()
  })

  // §2.4.3, §2.5.22
  it('opens the deal with isFromDeal=true, in a new tab on desktop only', () => {
    show(hotel(), nobody)
    const desktop = screen.getByRole('link', { name: /View Deal/ })
    expect(desktop.getAttribute('href')).toBe('/booknow/hotels/search-details?id=7&isFromDeal=true')
    expect(desktop.getAttribute('target')).toBe('_blank')
    expect(desktop.getAttribute('rel')).toBe('noopener')
    for (const device of ['phone', 'tablet'] as const) {
      cleanup()
      show(hotel(), nobody, { device })
      expect(screen.getByRole('link', { name: /View Deal/ }).getAttribute('target')).toBeNull()
    }
  })

  it("omits 'View Deal' if the site cannot open the deal", () => {
    show(hotel(), nobody, { canOpen: () => false })
    expect(screen.queryByText('View Deal')).toBeNull()
  })

  // §2.5.12
  it('rounds the rating down to whole stars out of five', () => {
    show(hotel({ rating: 4.9 }), nobody)
    const stars = screen.getByRole('img', { name: '4 out of 5 stars' })
    expect(stars.querySelectorAll('[data-star=filled]')).toHaveLength(4)
    expect(stars.querySelectorAll('[data-star=empty]')).toHaveLength(1)
  })

  // §2.5.15
  it("shows a hotel's distance from its reference point in miles with two decimals", () => {
    show(hotel(), nobody)
    expect(screen.getByText('1.30 miles from Lisbon')).toBeDefined()
  })

  // §2.5.16
  it("shows an activity's duration and whether cancelling is free", () => {
    const activity = {
      id: '1',
      imageUrl: '/a.svg',
      title: 'Kayak',
      duration: 150,
      rating: 5,
      link: '/x',
      rates,
    }
    show({ service: 'Activities', deal: { ...activity, isFreeCancellation: true } }, nobody)
    expect(screen.getByText('2 hours 30 minutes')).toBeDefined()
    expect(screen.getByText('Free Cancellation')).toBeDefined()
    cleanup()
    show({ service: 'Activities', deal: { ...activity, duration: 1500, isFreeCancellation: false } }, nobody)
    expect(screen.getByText('1 day 1 hour')).toBeDefined()
    expect(screen.queryByText('Free Cancellation')).toBeNull()
  })

  // §2.5.17
  it('names a car by vehicle first, and shows capacity, pick-up and drop-off', () => {
    const car = { vehiclePicture: '/c.svg', logo: '/l.svg', name: 'Group C', rating: 3, link: '/x', rates }
    const places = {
      passangerCapacity: 5,
      bagCapacity: 2,
      noOfDoors: 4,
      pickupLocation: 'LIS',
      dropOffLocation: 'OPO',
    }
    show({ service: 'Cars', deal: { ...car, ...places, veh: 'Family SUV' } }, nobody)
    const card = within(screen.getByRole('article'))
    expect(card.getByRole('heading', { name: 'Family SUV' })).toBeDefined()
    for (const text of ['5 passengers', '2 bags', '4 doors', 'LIS', 'OPO'])
      expect(card.getByText(text)).toBeDefined()
    const logo = document.querySelector('img[src="/l.svg"]')
    expect(logo).not.toBeNull()
    fireEvent.error(logo as Element)
    expect(document.querySelector('img[src="/l.svg"]')).toBeNull()
    cleanup()
    show({ service: 'Cars', deal: { ...car, ...places } }, nobody)
    expect(screen.getByRole('heading', { name: 'Group C' })).toBeDefined()
  })
})
