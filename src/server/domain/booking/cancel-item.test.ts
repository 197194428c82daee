import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { openBookingApp } from '../../http/api/booking/testing-booking-app.ts'
import { booked, itemOf } from '../../http/api/booking/testing-booking-flow.ts'
import { quotedOf } from './booking-snapshot.ts'
import { cancelItem } from './cancel-item.ts'
import { nothing } from './task-context.ts'

/** A confirmed stay, as its traveller read it before cancelling. */
async function readBefore() {
  const app = await openBookingApp()
  const made = await booked(app, {}, { choose: (rate) => rate.payment === 'now' && rate.isRefundable })
  await app.doTasks()
  const { bookings } = app.repositories
  const before = await bookings.findByReference(made.booking.reference)
  const [item] = before?.items ?? []
  if (!before || !item) throw new Error('what was booked is stored')
  const { currency } = quotedOf(item).supplierPrice
  const agreed = {
    itemId: itemOf(made.booking).id,
    penalty: 0,
    supplierPenalty: { amount: 0, currency },
    expiresAt: new Date(app.dependencies.clock().getTime() + 60_000),
  }
  const cancel = async (read = item) => {
    const what = { booking: before, item: read, agreed, actor: 'guest', request: randomUUID() }
    await cancelItem(what, await app.aurora(), app.dependencies, nothing)
  }
  const now = async () => (await bookings.find(before.id))?.items[0]
  return { bookings, item, cancel, now }
}

it('keeps what became known of an item since it was read', async () => {
  const { bookings, item, cancel, now } = await readBefore()
  const outcome = { ...item.outcome, confirmationNumber: 'NEW-1' }
  await bookings.moveItem(item.id, { event: 'amend', actor: 'supplier', outcome })
  await cancel()
  expect(await now()).toMatchObject({ state: 'cancelled', outcome: { confirmationNumber: 'NEW-1' } })
})

it('does not ask the supplier if the item was changed after its cost was agreed', async () => {
  const { item, cancel, now } = await readBefore()
  const snapshot = { ...quotedOf(item), rateKey: 'the stay before' }
  await expect(cancel({ ...item, snapshot })).rejects.toMatchObject({ name: 'IllegalStep' })
  expect((await now())?.state).toBe('confirmed')
})
