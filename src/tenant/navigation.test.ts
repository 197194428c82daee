import { expect, it } from 'vitest'
import { resolveNavigation } from './navigation.ts'

const items = [
  { label: 'Book Now', path: '/somewhere' },
  { label: 'About', path: '/about' },
]

// §2.6.9
it("gives 'Book Now' the path of the first active service (spec §2.6)", () => {
  const agency = {
    bookingMenuItemOptions: [
      { title: 'Cruise' as const, active: true },
      { title: 'Cars' as const, active: true },
      { title: 'Hotels' as const, active: false },
    ],
  }
  expect(resolveNavigation(items, agency)).toEqual([
    { label: 'Book Now', path: '/booknow/cars' },
    { label: 'About', path: '/about' },
  ])
})

it("names 'Book Now' in the page’s language", () => {
  expect(
    resolveNavigation(items, { bookingMenuItemOptions: [] }, 'Book nu').map(({ label }) => label),
  ).toEqual(['Book nu', 'About'])
})

// §2.6.9
it("gives 'Book Now' the flights path when no service is active", () => {
  expect(resolveNavigation(items, { bookingMenuItemOptions: [] })[0]?.path).toBe('/booknow/flights')
})
