import { expect, it } from 'vitest'
import { supplierWarnings } from './supplier-warnings.ts'

it('names the agency whose supplier is no longer connected', () => {
  const agencies = [
    { slug: 'aurora', suppliers: { hotel: 'sample' } },
    { slug: 'meridian', suppliers: { hotel: 'south' } },
    { slug: 'jolt' },
  ]
  expect(supplierWarnings(agencies)).toEqual([
    'meridian: suppliers.hotel is south, which is not connected here; connected: sample, octo',
  ])
})
