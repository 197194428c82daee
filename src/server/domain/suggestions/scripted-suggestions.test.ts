import { describe, expect, it } from 'vitest'
import { sharedGeo } from '../../../../packages/geography/shared-geo.ts'
import {
  scenarioOfRoute,
  scriptedAirports,
  scriptedFlightRoutes,
} from '../../../../packages/sample-inventory/flights/scripted-flight-routes.ts'
import {
  scenarioOfPlace,
  scriptedPlaces,
} from '../../../../packages/sample-inventory/hotels/scripted-places.ts'
import { testingGeo } from '../suppliers/testing-geo.ts'
import { suggestCarPlaces } from './suggest-car-places.ts'
import { suggestFlightAirports } from './suggest-flight-airports.ts'
import { suggestHotelPlaces } from './suggest-hotel-places.ts'

const geo = testingGeo()
const place = (code: string) => ({ kind: 'airport' as const, code, within: 0 })
const sliceTo = (code: string) => ({ from: place('INV'), to: place(code) })
const labels = (text: string, places = scriptedPlaces, isManageLocation = false) =>
  suggestHotelPlaces(geo, { text, isManageLocation }, { language: 'en' }, places).allData.map(
    ({ label }) => label,
  )

describe('the places at which a sample supplier acts something out', () => {
  it('are suggested by the beginning of their names, and act it out when searched', () => {
    expect(labels('fail')).toHaveLength(scriptedPlaces.length)
    expect(labels('Failsworth: sold')).toEqual(['Failsworth: sold out, Portugal'])
    for (const label of labels('failsworth')) expect(scenarioOfPlace(label)).not.toBeNull()
  })

  it('are suggested as pick-up places too, before real ones', () => {
    const found = suggestCarPlaces(geo, { text: 'failsworth: sold' }, { language: 'en' }, scriptedPlaces)
    expect(found.allData.map(({ name }) => name)).toEqual(['Failsworth: sold out'])
    expect(found.locations).toHaveLength(1)
  })

  it('are suggested as airports whose routes act it out', async () => {
    const world = await sharedGeo()
    const found = (text: string) =>
      suggestFlightAirports(world, text, { language: 'en' }, scriptedAirports).data
    const [start, ...ends] = found('failsworth')
    expect(start).toMatchObject({
      iata: 'INV',
      name: 'Failsworth: every route begins here',
      municipality: '',
    })
    expect(ends.map(({ iata }) => scenarioOfRoute([sliceTo(iata)]))).toEqual(
      scriptedFlightRoutes.map(({ scenario }) => scenario),
    )
    expect(found('Failsworth: no flights').map(({ label }) => label)).toEqual([
      'Failsworth: no flights (ARN), Stockholm',
    ])
    expect(
      found('fa')
        .map(({ name }) => name)
        .join(),
    ).not.toContain('Failsworth')
  })

  it('are suggested for no other text, agency place or supplier', () => {
    for (const text of ['fa', 'lisbon', 'sold out']) expect(labels(text).join()).not.toContain('Failsworth')
    expect(labels('failsworth', scriptedPlaces, true).join()).not.toContain('Failsworth')
    expect(labels('failsworth', []).join()).not.toContain('Failsworth:')
  })
})
