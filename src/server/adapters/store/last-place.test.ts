import { it } from 'vitest'
import { sharedGeo } from '../../../../packages/geography/shared-geo.ts'
import {
  allCruises,
  cruiseCriteria,
  cruiseRequest,
  openCruises,
} from '../../../../packages/sample-inventory/cruises/testing-cruises.ts'
import { createInventory } from '../../../../packages/sample-inventory/inventory.ts'
import { platformScope } from '../../db/scope.ts'
import {
  activityCriteria,
  allActivities,
  visitRequest,
} from '../../domain/suppliers/testing-activity-fixture.ts'
import { allCars, carCriteria, carRequest } from '../../domain/suppliers/testing-car-search.ts'
import { flightCriteria, flightRequest } from '../../domain/suppliers/testing-flight-fixture.ts'
import { allWeeks, resortCriteria, weekRequest } from '../../domain/suppliers/testing-resort-search.ts'
import { suppliedProduct } from '../../domain/suppliers/testing-supplied-product.ts'
import { storedSupplyLedger } from './stored-supply-ledger.ts'
import { openTestDatabase } from './testing.ts'
import { raceForLastUnit } from './testing-last-unit.ts'

it('sells the last place of an activity to one of many simultaneous travellers, in each round', async () => {
  const clock = () => new Date('2026-11-21T12:00:00Z')
  const ledger = storedSupplyLedger(platformScope(await openTestDatabase()))
  const activities = suppliedProduct(createInventory({ geo: await sharedGeo(), clock, ledger }), 'activity')
  const offers = await allActivities(activities, activityCriteria({ until: '2027-03-09', limit: 200 }))
  const plain = offers.filter(
    ({ status, confirmation, pricedBy, category }) =>
      status !== 'freesale' && confirmation === 'instant' && pricedBy === 'person' && category !== 'paddle',
  )
  const keys = plain.map(({ rateKey }) => rateKey)
  await raceForLastUnit(activities, keys, visitRequest)
})

it('rents the last car to one of many simultaneous travellers, in each round', async () => {
  const clock = () => new Date('2026-11-21T12:00:00Z')
  const ledger = storedSupplyLedger(platformScope(await openTestDatabase()))
  const cars = suppliedProduct(createInventory({ geo: await sharedGeo(), clock, ledger }), 'car')
  const { offers } = await allCars(cars, carCriteria({ limit: 200 }))
  const keys = offers.map(({ cheapest }) => cheapest.rateKey)
  await raceForLastUnit(cars, keys, carRequest)
})

it('sells the last seat of a flight to one of many simultaneous travellers, in each round', async () => {
  const clock = () => new Date('2026-11-21T12:00:00Z')
  const ledger = storedSupplyLedger(platformScope(await openTestDatabase()))
  const flights = suppliedProduct(createInventory({ geo: await sharedGeo(), clock, ledger }), 'flight')
  const keys: string[] = []
  const { signal } = new AbortController()
  for await (const { offers } of flights.search(flightCriteria(), { signal }))
    keys.push(...offers.map(({ cheapest }) => cheapest.rateKey))
  const passengers = [{ type: 'adult' as const }]
  await raceForLastUnit(flights, keys, (reference) => flightRequest(reference, { passengers }))
})

it('sells the last unit of a week to one of many simultaneous travellers, in each round', async () => {
  const clock = () => new Date('2026-11-21T12:00:00Z')
  const ledger = storedSupplyLedger(platformScope(await openTestDatabase()))
  const weeks = suppliedProduct(createInventory({ geo: await sharedGeo(), clock, ledger }), 'resort')
  const { offers } = await allWeeks(weeks, resortCriteria({ area: { regions: ['mediterranean'] } }))
  const keys = offers.map(({ cheapest }) => cheapest.rate.rateKey)
  await raceForLastUnit(weeks, keys, weekRequest)
})

it('sells the last cabin of a cruise to one of many simultaneous travellers, in each round', async () => {
  const clock = () => new Date('2026-11-21T12:00:00Z')
  const cruises = openCruises(clock, { ledger: storedSupplyLedger(platformScope(await openTestDatabase())) })
  const { offers } = await allCruises(cruises, cruiseCriteria())
  const guarantees = offers.flatMap(({ cheapest, others }) =>
    [cheapest, ...others].flatMap(({ rates }) => rates.filter(({ category }) => category.endsWith('G'))),
  )
  const keys = guarantees.toSorted((a, b) => a.left - b.left).map(({ rateKey }) => rateKey)
  const quote = await cruises.quote(keys[0] ?? '')
  if (quote?.status !== 'available') throw new Error('not available')
  await raceForLastUnit(cruises, keys, (reference) => cruiseRequest(reference, quote.subject))
})
