import { beforeAll, describe } from 'vitest'
import type { Geo } from '../../../../packages/geography/geo.ts'
import { loadGeo } from '../../../../packages/geography/load-geo.ts'
import { adapters } from './testing-adapters.ts'
import { describeCrowds } from './testing-contract-crowds.ts'
import { hotelFixture } from './testing-hotel-fixture.ts'

let geo: Geo
beforeAll(async () => {
  geo = await loadGeo()
})

describe.each(adapters)('%s, in more random orders of calls', (_, adapter) => {
  describeCrowds({ ...hotelFixture((clock) => adapter(geo, clock)), crowdRuns: 40 })
  describe('for two rooms', () => {
    describeCrowds({ ...hotelFixture((clock) => adapter(geo, clock), 2), crowdRuns: 40 })
  })
})
