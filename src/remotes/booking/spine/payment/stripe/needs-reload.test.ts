import { expect, it } from 'vitest'
import { needsReload } from './needs-reload.ts'

const checkout = '/booknow/hotels/checkout'
/** Whether a document opened at one address needs a reload while the router shows another path. */
function openedAt(opened: string | null, pathname = checkout): boolean {
  const name = `https://aurora.example${opened}?reference=LV-1`
  const entries = opened === null ? [] : [{ name, entryType: 'navigation', startTime: 0, duration: 0 }]
  const getEntriesByType = () => entries.map((entry) => ({ ...entry, toJSON: () => entry }))
  return needsReload({ getEntriesByType }, { pathname })
}

it('loads a checkout anew that the router came to from a page without Stripe', () => {
  expect(openedAt('/')).toBe(true)
  expect(openedAt('/booknow/hotels/search-details')).toBe(true)
})

it('leaves one alone that was opened as a checkout, however its address was written', () => {
  for (const opened of [checkout, '/booknow/hotels/checkout/', '/BookNow/Hotels/Checkout', `/${checkout}`]) {
    expect(openedAt(opened)).toBe(false)
    expect(openedAt(opened, opened)).toBe(false)
  }
  expect(openedAt(null)).toBe(false)
})

it('loads nothing twice: what was opened at this very path would come again as it is', () => {
  expect(openedAt('/some/checkout', '/some/checkout')).toBe(false)
})
