import { beforeAll, describe } from 'vitest'
import type { Geo } from '../../../../packages/geography/geo.ts'
import { loadGeo } from '../../../../packages/geography/load-geo.ts'
import { createInventory } from '../../../../packages/sample-inventory/inventory.ts'
import { activityCriteria, activityFixture, freeKey } from './testing-activity-fixture.ts'
import { adapters } from './testing-adapters.ts'
import { describeProductContract } from './testing-product-contract.ts'

let geo: Geo
beforeAll(async () => {
  geo = await loadGeo()
})

describe.each(adapters)('%s', (_, adapter) => {
  describeProductContract(
    'a visit',
    activityFixture((clock) => adapter(geo, clock)),
  )
})

describe('the built-in inventory that acts out scenarios', () => {
  describeProductContract('a visit that is cancelled for bad weather', {
    ...activityFixture((clock) => createInventory({ geo, clock, isScripted: true })),
    changedKey: (activities) => freeKey(activities, activityCriteria({ scenario: 'weather_cancelled' })),
  })
})
