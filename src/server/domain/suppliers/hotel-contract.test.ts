import { beforeAll, describe } from 'vitest'
import type { Geo } from '../../../../packages/geography/geo.ts'
import { loadGeo } from '../../../../packages/geography/load-geo.ts'
import { adapters } from './testing-adapters.ts'
import { hotelFixture } from './testing-hotel-fixture.ts'
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
