import { beforeAll, describe } from 'vitest'
import type { Geo } from '../../../../packages/geography/geo.ts'
import { loadGeo } from '../../../../packages/geography/load-geo.ts'
import { createInventory } from '../../../../packages/sample-inventory/inventory.ts'
import { flightCriteria, flightFixture, refundableFlightKey } from './testing-flight-fixture.ts'
import { describeProductContract } from './testing-product-contract.ts'

let geo: Geo
beforeAll(async () => {
  geo = await loadGeo()
})

describe('the built-in inventory', () => {
  describeProductContract(
    'a journey by air',
    flightFixture((clock) => createInventory({ geo, clock })),
  )
  describeProductContract(
    'a journey of three passengers',
    partyFixture((clock) => createInventory({ geo, clock })),
  )
})

describe('the built-in inventory that acts out scenarios', () => {
  describeProductContract('a journey in the scenario schedule_changed', {
    ...flightFixture((clock) => createInventory({ geo, clock, isScripted: true })),
    crowdRuns: 2,
    changedKey: (flights) => refundableFlightKey(flights, flightCriteria({ scenario: 'schedule_changed' })),
  })
})

function partyFixture(open: Parameters<typeof flightFixture>[0]): ReturnType<typeof flightFixture> {
  const criteria = flightCriteria({ passengers: { adults: 2, childAges: [7, 1] } })
  return {
    ...flightFixture(open),
    crowdRuns: 4,
    criteria,
    refundableKey: (flights) => refundableFlightKey(flights, criteria),
  }
}
