import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { reachedFiles } from '../texts/reached-files.ts'
import { root } from './root.ts'

const booking = 'src/remotes/booking'
const hotel = `${booking}/products/hotel`
const checkout = `${booking}/spine/checkout`

/** Files that the checkout loads when they are needed. */
const deferred = [
  ...['change-stay-form', 'other-dates'].map((name) => `${hotel}/booking/${name}.tsx`),
  `${hotel}/search/recent-list.tsx`,
  ...['held-checkout', 'entry-checkout', 'price-dialog'].map((name) => `${checkout}/${name}.tsx`),
]

const first = reachedFiles(
  [`${booking}/spine/pages/checkout.tsx`, `${hotel}/loaded-view.tsx`],
  booking,
  deferred,
)

it('a checkout first loads the form, the code that holds and the stay', () => {
  expect([...first]).toEqual(
    expect.arrayContaining([
      `${checkout}/guest-step.tsx`,
      `${checkout}/hold-quote.ts`,
      `${hotel}/booking/stay-card.tsx`,
    ]),
  )
})

it.each([
  'products/hotel/cards/amenity-list.tsx',
  'products/hotel/cards/hotel-facts.tsx',
  'products/hotel/property/room-facts.tsx',
  'products/hotel/results/hotel-filters.ts',
  'products/hotel/vocabulary/amenities.ts',
  'spine/results/guest-score.tsx',
  'spine/results/results-view.ts',
])('a checkout does not load %s of the search and the hotel page', (file) => {
  expect(existsSync(join(root, booking, file))).toBe(true)
  expect(first).not.toContain(`${booking}/${file}`)
})
