import { describe, expect, it } from 'vitest'
import type { QuotedRental } from '../../../src/server/domain/suppliers/car-shapes.ts'
import { refundableCarKey } from '../../../src/server/domain/suppliers/testing-car-fixture.ts'
import { allCars, carCriteria, carRequest } from '../../../src/server/domain/suppliers/testing-car-search.ts'
import { testingGeo } from '../../../src/server/domain/suppliers/testing-geo.ts'
import { suppliedProduct } from '../../../src/server/domain/suppliers/testing-supplied-product.ts'
import { createInventory } from '../inventory.ts'
import { memorySupplyLedger } from '../memory-supply-ledger.ts'
import { decodeCarRateKey } from './car-rate-key.ts'
import { carStock } from './free-cars.ts'

const clock = () => new Date('2026-11-21T12:00:00Z')

/** A booked car after a change of its company that was accepted. */
async function movedBooking(scenario: 'car_upgraded' | 'desk_moved') {
  const ledger = memorySupplyLedger(clock)
  const cars = suppliedProduct(createInventory({ geo: testingGeo(), clock, ledger, isScripted: true }), 'car')
  const rateKey = await refundableCarKey(cars, carCriteria({ scenario }))
  await cars.hold({ reference: 'r1', rateKey, seconds: 900 })
  await cars.book(carRequest('r1'))
  const [move] = await cars.changes('r1')
  await cars.acceptChange('r1', move?.reference ?? '')
  const moved = move?.becomes as QuotedRental
  const later = {
    pickUpAt: '2027-03-05T10:00:00',
    dropOffAt: '2027-03-09T10:00:00',
    cover: moved.cover.level,
    extras: [],
  }
  return {
    moved,
    bookedId: decodeCarRateKey(rateKey)?.carId ?? '',
    ledger,
    takeAll: (carId: string) =>
      ledger.hold({
        reference: 'other',
        stock: carStock(carId),
        nights: [{ date: '2027-03-08', free: 50 }],
        rooms: 40,
        seconds: 900,
        detail: null,
      }),
    quoteLater: () => cars.amendQuote('r1', later),
    async changeTo(amendment: string, change: object) {
      const quote = await cars.amendQuote('r1', change)
      if (quote?.status !== 'available') throw new Error('it can be changed')
      const { net: amount, currency } = quote.price
      const request = {
        ...carRequest('r1'),
        amendment,
        rateKey: quote.rateKey,
        expected: { amount, currency },
      }
      expect(await cars.amend(request)).toMatchObject({ status: 'applied' })
      return quote.subject as QuotedRental
    },
    later,
  }
}

it('is not called sold out for an extra that the company does not have at the new times', async () => {
  const winter = { code: 'winter_tyres', count: 1 }
  const inventory = createInventory({ geo: testingGeo(), clock, isScripted: true })
  const cars = suppliedProduct(inventory, 'car')
  const { offers } = await allCars(cars, carCriteria({ limit: 200 }))
  const change = { pickUpAt: '2027-03-05T10:00:00', dropOffAt: '2027-03-09T10:00:00', extras: [winter] }
  const found: unknown[] = []
  for (const [index, { cheapest }] of offers.slice(0, 20).entries()) {
    const reference = `r${index}`
    await cars.hold({ reference, rateKey: cheapest.rateKey, seconds: 900 })
    await cars.book(carRequest(reference))
    found.push(await cars.amendQuote(reference, { ...change, cover: cheapest.cover.level, extras: [] }))
    for (const extras of [[winter], [{ code: 'gps', count: 9 }]])
      found.push(await cars.amendQuote(reference, { ...change, cover: cheapest.cover.level, extras }))
  }
  expect(found).toContain(null)
  expect(found).not.toContainEqual({ status: 'sold_out' })
})

describe('a change of a rental that the company moved', () => {
  it('keeps the accepted car of a higher category, also at the next change', async () => {
    const { moved, ledger, changeTo, later } = await movedBooking('car_upgraded')
    const first = await changeTo('a1', later)
    expect(first.rental.vehicle).toEqual(moved.rental.vehicle)
    expect(first.rental).toMatchObject({ carId: moved.rental.carId, days: 4 })
    expect(await ledger.find('r1')).toMatchObject({ stock: carStock(moved.rental.carId), state: 'confirmed' })
    const second = await changeTo('a2', { ...later, dropOffAt: '2027-03-07T10:00:00' })
    expect(second.rental.vehicle).toEqual(moved.rental.vehicle)
    expect(await ledger.find('r1')).toMatchObject({ stock: carStock(moved.rental.carId) })
  })

  it('is not blocked by others who take the cars of the booked category', async () => {
    const { bookedId, takeAll, quoteLater } = await movedBooking('car_upgraded')
    await takeAll(bookedId)
    expect(await quoteLater()).toMatchObject({ status: 'available' })
  })

  it('is sold out once others have the higher category on the new days', async () => {
    const { moved, takeAll, quoteLater } = await movedBooking('car_upgraded')
    await takeAll(moved.rental.carId)
    expect(await quoteLater()).toEqual({ status: 'sold_out' })
  })

  it('keeps the new address of the desk, for pick-up and drop-off', async () => {
    const { moved, changeTo, later } = await movedBooking('desk_moved')
    const changed = await changeTo('a1', later)
    expect(changed.rental.pickUp.desk).toEqual(moved.rental.pickUp.desk)
    expect([moved, changed].map(({ rental }) => rental.dropOff.desk)).toEqual([
      moved.rental.pickUp.desk,
      moved.rental.pickUp.desk,
    ])
    expect(changed.rental.days).toBe(4)
  })
})
