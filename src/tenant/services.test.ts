import { describe, expect, it } from 'vitest'
import { products } from '../contract/products.ts'
import { activeServices, selectDealsTab, sellsProduct, serviceOfPath } from './services.ts'

const agency = (...titles: string[]) => ({
  bookingMenuItemOptions: products.map(({ title }) => ({ title, active: titles.includes(title) })).reverse(),
})

describe('active services (spec §2.5)', () => {
  // §2.5.3, §9.14
  it('are in the order Hotels, Air Travel, Resorts, Cars, Activities, Cruise, whatever the menu order', () => {
    const all = agency('Hotels', 'Air Travel', 'Resorts', 'Cars', 'Activities', 'Cruise')
    expect(activeServices(all).map((s) => s.title)).toEqual([
      'Hotels',
      'Air Travel',
      'Resorts',
      'Cars',
      'Activities',
      'Cruise',
    ])
  })

  // §2.5.2
  it('are only those marked active', () => {
    expect(activeServices(agency('Cruise', 'Hotels')).map((s) => s.title)).toEqual(['Hotels', 'Cruise'])
    expect(activeServices({ bookingMenuItemOptions: [] })).toEqual([])
  })

  it('tell whether the agency sells a product', () => {
    expect(sellsProduct(agency('Air Travel'), 'flight')).toBe(true)
    expect(sellsProduct(agency('Air Travel'), 'hotel')).toBe(false)
  })
})

describe('selected deals tab (spec §4)', () => {
  // §2.4.1, §4.5
  it('is the tab that the parameter names, if active', () => {
    expect(selectDealsTab(agency('Hotels', 'Activities'), 'Activities')?.title).toBe('Activities')
  })

  // §2.4.1
  it('accepts the names of spec §2.4, such as Car Rentals for Cars, in any case', () => {
    expect(selectDealsTab(agency('Hotels', 'Cars'), 'Car Rentals')?.title).toBe('Cars')
    expect(selectDealsTab(agency('Hotels', 'Cars'), 'car rentals')?.title).toBe('Cars')
    expect(selectDealsTab(agency('Hotels', 'Air Travel'), 'Flights')?.title).toBe('Air Travel')
  })

  // §4.5
  it('is the first active tab if the parameter is missing, unknown or names an inactive one', () => {
    for (const tab of [null, '', 'Cruise', '<script>', 'x'.repeat(10_000)]) {
      expect(selectDealsTab(agency('Cars', 'Activities'), tab)?.title).toBe('Cars')
    }
  })

  it('is null for an agency without engines', () => {
    expect(selectDealsTab(agency(), 'Hotels')).toBeNull()
  })
})

describe('service of a path', () => {
  it('is found for the engine’s page and everything below it', () => {
    expect(serviceOfPath('/booknow/hotels')?.title).toBe('Hotels')
    expect(serviceOfPath('/booknow/cars/search')?.title).toBe('Cars')
  })

  it('is found in any spelling of the path', () => {
    for (const path of ['/BookNow/Hotels', '//booknow/hotels', '/booknow/hotels/']) {
      expect(serviceOfPath(path)?.title, path).toBe('Hotels')
    }
  })

  it('is null for a path that only begins alike', () => {
    expect(serviceOfPath('/booknow/hotelsandmore')).toBeNull()
    expect(serviceOfPath('/')).toBeNull()
  })
})
