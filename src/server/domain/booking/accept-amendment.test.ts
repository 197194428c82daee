import { expect, it } from 'vitest'
import { IllegalStep } from '../payments/illegal-step.ts'
import { acceptAmendment } from './accept-amendment.ts'
import type { Amendment } from './amendment-repository.ts'
import type { BookingRecords } from './booking-records.ts'

it('stores nothing when the quote of the change was deleted in the meantime', async () => {
  const stored: string[] = []
  const notes = (what: string) => async () => void stored.push(what)
  const records = {
    amendments: { move: async () => null },
    payments: { create: notes('payment'), attach: notes('payment') },
    tasks: { enqueue: notes('task') },
  } as unknown as BookingRecords
  const intent = { amount: { amount: 100, currency: 'EUR' }, gatewayReference: 'pi' }
  const begun = { id: 'p', gateway: 'sandbox', intent } as never
  const by = { party: null, begun, actor: 'guest', isForTraveller: true }
  const accepting = acceptAmendment({ id: 'b' }, { id: 'a', secondsLeft: 60 } as Amendment, by, records)
  await expect(accepting).rejects.toBeInstanceOf(IllegalStep)
  expect(stored).toEqual([])
})
