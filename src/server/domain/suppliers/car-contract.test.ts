import { beforeAll, describe } from 'vitest'
import type { Geo } from '../../../../packages/geography/geo.ts'
import { loadGeo } from '../../../../packages/geography/load-geo.ts'
import { createInventory } from '../../../../packages/sample-inventory/inventory.ts'
import { adapters } from './testing-adapters.ts'
import { carFixture, refundableCarKey } from './testing-car-fixture.ts'
import { carCriteria } from './testing-car-search.ts'
import { describeProductContract } from './testing-product-contract.ts'

let geo: Geo
beforeAll(async () => {
  geo = await loadGeo()
})

describe.each(adapters)('%s', (_, adapter) => {
  describeProductContract(
    'a car',
    carFixture((clock) => adapter(geo, clock)),
  )
})

describe('the built-in inventory that acts out scenarios', () => {
  const open = (clock: () => Date) => createInventory({ geo, clock, isScripted: true })
  for (const scenario of ['car_upgraded', 'desk_moved'] as const) {
    describeProductContract(`a car in the scenario ${scenario}`, {
      ...carFixture(open),
      changedKey: (cars) => refundableCarKey(cars, carCriteria({ scenario })),
    })
  }
})
