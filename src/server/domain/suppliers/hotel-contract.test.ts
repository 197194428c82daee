import { beforeAll, describe } from 'vitest'
import type { Geo } from '../../../../packages/geography/geo.ts'
import { loadGeo } from '../../../../packages/geography/load-geo.ts'
import { createInventory } from '../../../../packages/sample-inventory/inventory.ts'
import { proofRuns } from '../../../../scripts/proof-cases.ts'
import { adapters } from './testing-adapters.ts'
import { refundableKey } from './testing-hotel-booking.ts'
import { hotelFixture } from './testing-hotel-fixture.ts'
import { hotelCriteria } from './testing-hotel-search.ts'
import { describeProductContract } from './testing-product-contract.ts'

const crowdRuns = proofRuns({ few: 10, all: 40 })
let geo: Geo
beforeAll(async () => {
  geo = await loadGeo()
})

describe.each(adapters)('%s', (_, adapter) => {
  const open = (clock: () => Date) => adapter(geo, clock)
  describeProductContract('a room', { ...hotelFixture(open), crowdRuns })
  describeProductContract('two rooms', { ...hotelFixture(open, 2), crowdRuns })
})

describe('the built-in inventory that acts out scenarios', () => {
  const open = (clock: () => Date) => createInventory({ geo, clock, isScripted: true })
  describeProductContract('a room that is moved', {
    ...hotelFixture(open),
    crowdRuns,
    changedKey: (hotels) => refundableKey(hotels, hotelCriteria({ scenario: 'room_moved' })),
  })
})
