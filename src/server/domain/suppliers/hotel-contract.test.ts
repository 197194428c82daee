import { beforeAll, describe } from 'vitest'
import type { Geo } from '../../../../packages/geography/geo.ts'
import { loadGeo } from '../../../../packages/geography/load-geo.ts'
import { createInventory } from '../../../../packages/sample-inventory/inventory.ts'
import { adapters } from './testing-adapters.ts'
import { refundableKey } from './testing-hotel-booking.ts'
import { hotelFixture } from './testing-hotel-fixture.ts'
import { hotelCriteria } from './testing-hotel-search.ts'
import { describeProductContract } from './testing-product-contract.ts'

let geo: Geo
beforeAll(async () => {
  geo = await loadGeo()
})

describe.each(adapters)('%s', (_, adapter) => {
  const open = (clock: () => Date) => adapter(geo, clock)
  describeProductContract('a room', hotelFixture(open))
  describeProductContract('two rooms', hotelFixture(open, 2))
})

describe('the built-in inventory that acts out scenarios', () => {
  const open = (clock: () => Date) => createInventory({ geo, clock, isScripted: true })
  describeProductContract('a room that is moved', {
    ...hotelFixture(open),
    changedKey: (hotels) => refundableKey(hotels, hotelCriteria({ scenario: 'room_moved' })),
  })
})
