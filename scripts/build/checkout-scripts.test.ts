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
  'cards/amenity-list.tsx',
  'cards/guest-score.tsx',
  'cards/hotel-facts.tsx',
  'property/room-facts.tsx',
  'results/hotel-filters.ts',
  'results/results-address.ts',
  'vocabulary/amenities.ts',
])('a checkout does not load %s of the search and the hotel page', (file) => {
  expect(existsSync(join(root, hotel, file))).toBe(true)
  expect(first).not.toContain(`${hotel}/${file}`)
})
