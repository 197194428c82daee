import { expect, it } from 'vitest'
import { groupLabel } from './offer-map.tsx'

const pin = (id: string, price?: number) => ({
  id,
  name: id,
  label: price === undefined ? '4 stars' : `$${price}`,
  ...(price !== undefined && { price }),
})
const pins = new Map(
  [pin('dear', 705), pin('cheap', 90), pin('unseen'), pin('middle', 400)].map((one) => [one.id, one]),
)
const group = (...ids: [string, ...string[]]) => ({ id: ids[0], ids, x: 0, y: 0 })

it('a group shows its lowest price, a pin its own, or its label without prices', () => {
  expect(groupLabel(group('dear', 'cheap', 'middle'), pins, null)).toBe('$90')
  expect(groupLabel(group('dear', 'unseen'), pins, null)).toBe('$705')
  expect(groupLabel(group('dear'), pins, null)).toBe('$705')
  expect(groupLabel(group('unseen'), pins, null)).toBe('4 stars')
})

it('the pin of a selected hotel shows its price, whatever it groups', () => {
  expect(groupLabel(group('dear', 'cheap'), pins, 'dear')).toBe('$705')
  expect(groupLabel(group('dear', 'cheap'), pins, 'cheap')).toBe('$90')
})
