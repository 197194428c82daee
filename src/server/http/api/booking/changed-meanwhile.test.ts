import { beforeAll, beforeEach, expect, it } from 'vitest'
import { ofProduct } from '../../../../contract/of-product.ts'
import type { QuotedStay } from '../../../domain/suppliers/hotel-shapes.ts'
import type { ProductBooking } from '../../../domain/suppliers/product-supplier.ts'
import { suppliedProduct, withProduct } from '../../../domain/suppliers/testing-supplied-product.ts'
import { amending, amendmentOf } from './testing-amendments.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { booked, itemOf, stayOf } from './testing-booking-flow.ts'

let app: BookingApp
let does: ReturnType<typeof amending>
/** Runs while the supplier looks up its change. */
let meanwhile: () => Promise<unknown> = async () => {}
/** The supplier's variation of the stay that it offers instead. */
let offers: (stay: QuotedStay) => QuotedStay = (stay) => stay
beforeAll(async () => {
  app = await openBookingApp({
    supplier(inventory) {
      const hotels = suppliedProduct(inventory, 'hotel')
      const changes: ProductBooking['changes'] = async (reference) => {
        const found = await hotels.changes(reference)
        await meanwhile()
        return found
      }
      const amendQuote = (async (...wanted: Parameters<typeof hotels.amendQuote>) => {
        const quoted = await hotels.amendQuote(...wanted)
        return quoted?.status === 'available'
          ? { ...quoted, subject: offers(quoted.subject as QuotedStay) }
          : quoted
      }) as typeof hotels.amendQuote
      return withProduct(inventory, 'hotel', () => ({ changes, amendQuote }))
    },
  })
  does = amending(app)
})
beforeEach(() => {
  ;[meanwhile, offers] = [async () => {}, (stay) => stay]
})

it('a supplier’s change is not stored and read again if the item changes meanwhile', async () => {
  const { booking, holder } = await booked(
    app,
    { scenario: 'room_moved' },
    {
      choose: ({ payment, isRefundable }) => payment === 'now' && isRefundable,
    },
  )
  const shortened: unknown[] = []
  meanwhile = async () => {
    meanwhile = async () => {}
    const { data: offer } = await does.quote(holder, await does.now(holder, booking), -1)
    const { data } = await does.accept(holder, booking, offer)
    shortened.push(amendmentOf(data)?.state)
  }
  await app.askForChanges()
  expect(shortened).toEqual(['applied'])
  const between = await does.now(holder, booking)
  expect(itemOf(between).supplierChanges).toBeUndefined()
  app.passSeconds(61)
  await app.askForChanges()
  const after = await does.now(holder, booking)
  for (const change of itemOf(after).supplierChanges ?? []) {
    expect(ofProduct(change.was, 'hotel').hotel.stay).toEqual(stayOf(between).stay)
    expect(ofProduct(change.becomes, 'hotel').hotel.stay).toEqual(stayOf(between).stay)
  }
  expect(itemOf(after).supplierChanges).toHaveLength(1)
})

it('no stay becomes one with several payments, since a task would collect later ones again', async () => {
  const { booking, holder } = await does.changeable()
  const balanceOn = stayOf(booking).stay.start
  offers = (stay) => ({ ...stay, deposit: { percent: 20, balanceOn } })
  const { status, problem } = await does.quote(holder, booking, 2)
  expect([status, problem.code, problem.reason]).toEqual([409, 'conflict', 'not_listed'])
  offers = (stay) => stay
  expect((await does.quote(holder, booking, 2)).status).toBe(201)
})
