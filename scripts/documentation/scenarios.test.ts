import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { activityPlaces } from '../../packages/sample-inventory/activities/scripted-places.ts'
import { scriptedCarPlaces } from '../../packages/sample-inventory/cars/scripted-car-places.ts'
import { scriptedCruisePlaces } from '../../packages/sample-inventory/cruises/scripted-cruise-places.ts'
import { scriptedFlightRoutes } from '../../packages/sample-inventory/flights/scripted-flight-routes.ts'
import { scriptedPlaces } from '../../packages/sample-inventory/hotels/scripted-places.ts'
import { scriptedResortPlaces } from '../../packages/sample-inventory/resorts/scripted-resort-places.ts'
import { scenarios } from '../../src/server/domain/suppliers/scenario.ts'
import { root } from '../build/root.ts'

const page = readFileSync(join(root, 'docs/demo.md'), 'utf8')
const rows = [...page.matchAll(/^\| `(Failsworth: [^`]+)` *\| `(\w+)` +\|/gm)].map(([, name, scenario]) => ({
  name,
  scenario,
}))

it('lists every place of a scripted failure with its scenario', () => {
  const all = [
    scriptedPlaces,
    activityPlaces,
    scriptedCarPlaces,
    scriptedCruisePlaces,
    scriptedResortPlaces,
  ].flat()
  const named = all.map(({ name, scenario }) => ({ name, scenario }))
  const places = named.filter(({ name }, index) => named.findIndex((one) => one.name === name) === index)
  expect(rows).toHaveLength(places.length)
  expect(rows).toEqual(expect.arrayContaining(places))
})

const routes = [...page.matchAll(/^\| `([A-Z]{3}) → ([A-Z]{3})` *\| `(\w+)` +\|/gm)].map(
  ([, from, to, scenario]) => ({ from, to, scenario }),
)

it('lists every route of flights on which an airline acts something out', () => {
  expect(routes).toEqual(scriptedFlightRoutes.map(({ story: _, ...route }) => route))
})

it('lists every scenario', () => {
  const own = new Set([...rows, ...routes].map(({ scenario }) => scenario))
  expect([...own].toSorted()).toEqual([...scenarios].toSorted())
})
