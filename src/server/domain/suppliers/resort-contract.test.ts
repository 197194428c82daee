import { beforeAll, describe } from 'vitest'
import type { Geo } from '../../../../packages/geography/geo.ts'
import { loadGeo } from '../../../../packages/geography/load-geo.ts'
import { createInventory } from '../../../../packages/sample-inventory/inventory.ts'
import { adapters } from './testing-adapters.ts'
import { describeProductContract } from './testing-product-contract.ts'
import { atlanticCoasts, refundableWeekKey, resortFixture } from './testing-resort-fixture.ts'
import { resortCriteria } from './testing-resort-search.ts'

let geo: Geo
beforeAll(async () => {
  geo = await loadGeo()
})

describe.each(adapters)('%s', (_, adapter) => {
  describeProductContract(
    'a week in a resort',
    resortFixture((clock) => adapter(geo, clock)),
  )
})

describe('the built-in inventory that acts out scenarios', () => {
  const open = (clock: () => Date) => createInventory({ geo, clock, isScripted: true })
  describeProductContract('a week whose unit the resort changes', {
    ...resortFixture(open),
    changedKey: (weeks) =>
      refundableWeekKey(weeks, resortCriteria({ area: atlanticCoasts, scenario: 'unit_moved' })),
  })
})
