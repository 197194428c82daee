import { describe, expect, it } from 'vitest'
import {
  scenarioOfPlace,
  scriptedPlaces,
} from '../../../../packages/sample-inventory/hotels/scripted-places.ts'
import { testingGeo } from '../suppliers/testing-geo.ts'
import { suggestCarPlaces } from './suggest-car-places.ts'
import { suggestHotelPlaces } from './suggest-hotel-places.ts'

const geo = testingGeo()
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

  it('are suggested for no other text, agency place or supplier', () => {
    for (const text of ['fa', 'lisbon', 'sold out']) expect(labels(text).join()).not.toContain('Failsworth')
    expect(labels('failsworth', scriptedPlaces, true).join()).not.toContain('Failsworth')
    expect(labels('failsworth', []).join()).not.toContain('Failsworth:')
  })
})
