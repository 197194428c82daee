import { expect, it } from 'vitest'
import { needsReload } from './use-stripe-form.ts'

const checkout = '/booknow/hotels/checkout'
/** Whether a document opened at one address needs a reload while the router shows another path. */
function openedAt(opened: string | null, pathname = checkout): boolean {
  const name = `https://aurora.example${opened}?reference=LV-1`
  const entries = opened === null ? [] : [{ name, entryType: 'navigation', startTime: 0, duration: 0 }]
  const getEntriesByType = () => entries.map((entry) => ({ ...entry, toJSON: () => entry }))
  return needsReload({ getEntriesByType }, { pathname })
}

it('reloads a checkout that the router reached from a page without Stripe', () => {
  expect(openedAt('/')).toBe(true)
  expect(openedAt('/booknow/hotels/search-details')).toBe(true)
})

it('leaves a document alone that was opened as a checkout, however its address is written', () => {
  for (const opened of [checkout, '/booknow/hotels/checkout/', '/BookNow/Hotels/Checkout', `/${checkout}`]) {
    expect(openedAt(opened)).toBe(false)
    expect(openedAt(opened, opened)).toBe(false)
  }
  expect(openedAt(null)).toBe(false)
})

it('reloads nothing twice: a document opened at this path would be the same again', () => {
  expect(openedAt('/some/checkout', '/some/checkout')).toBe(false)
})
