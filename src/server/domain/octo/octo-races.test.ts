import { beforeAll, describe, expect, it } from 'vitest'
import { cancel } from './cancel-booking.ts'
import { confirm } from './confirm-booking.ts'
import { requireBooking } from './octo-find-bookings.ts'
import { referenceOf } from './octo-reference.ts'
import { extend, reserve } from './reserve-units.ts'
import { testContact } from './testing-octo-contact.ts'
import { openOctoStore, openTestDesk } from './testing-octo-desk.ts'
import { update } from './update-booking.ts'

let store: Awaited<ReturnType<typeof openOctoStore>>
beforeAll(async () => {
  store = await openOctoStore()
})

const none = { content: false, pricing: false, questions: false, pickups: false }

/** A booking whose confirmation has reached the supplier, which answers once the test lets it. */
async function confirming() {
  const at = await openTestDesk(store)
  const before = await at.places()
  const { record } = await reserve(at.request(2), at.desk)
  const { uuid } = record
  const asked = Promise.withResolvers<void>()
  const answers = Promise.withResolvers<void>()
  at.activities.book = async (request) => {
    asked.resolve()
    await answers.promise
    return at.real.book(request)
  }
  const confirmed = confirm(uuid, { contact: testContact, currency: 'USD' }, at.desk, none)
  await asked.promise
  const bookedNow = async () => {
    const found = (await requireBooking(uuid, at.desk)).record
    return { ...found, supplied: await at.real.retrieve(referenceOf(found, at.desk)) }
  }
  return { ...at, uuid, before, confirmed, answer: answers.resolve, bookedNow }
}

describe('a booking that is being confirmed', () => {
  it('is cancelled after it, so that no sold place is left behind', async () => {
    const at = await confirming()
    const cancelled = cancel(at.uuid, 'rain', at.desk)
    at.answer()
    expect((await at.confirmed).record.state).toBe('confirmed')
    expect((await cancelled).record).toMatchObject({ state: 'cancelled', cancellation: { refund: 'FULL' } })
    expect(await at.bookedNow()).toMatchObject({ supplied: { status: 'cancelled' } })
    expect(await at.places()).toBe(at.before)
  })

  it('stays confirmed when it is extended or its notes are changed at the same time', async () => {
    const at = await confirming()
    const others = Promise.allSettled([
      extend(at.uuid, 20, at.desk),
      update(at.uuid, { notes: 'vegetarian', currency: 'USD' }, at.desk),
    ])
    at.answer()
    await at.confirmed
    const [extended, updated] = await others
    expect(extended).toMatchObject({ status: 'rejected', reason: { code: 'UNPROCESSABLE_ENTITY' } })
    expect(updated.status).toBe('fulfilled')
    expect(await at.bookedNow()).toMatchObject({
      state: 'confirmed',
      notes: 'vegetarian',
      supplied: { status: 'confirmed' },
    })
  })

  it('can be read meanwhile as it was', async () => {
    const at = await confirming()
    expect((await requireBooking(at.uuid, at.desk)).record.state).toBe('held')
    at.answer()
    await at.confirmed
    expect((await requireBooking(at.uuid, at.desk)).record.state).toBe('confirmed')
  })

  it('is cancelled at the supplier if the hold was booked before its release', async () => {
    const at = await confirming()
    at.answer()
    await at.confirmed
    const { record } = await requireBooking(at.uuid, at.desk)
    // A stale record, whose booking the supplier does not report at first.
    await store.agency.octoBookings('').save({ ...record, state: 'held', expiresAt: '2030-01-01T00:00:00Z' })
    at.activities.retrieve = async () => {
      at.activities.retrieve = at.real.retrieve
      return null
    }
    expect((await cancel(at.uuid, null, at.desk)).record.state).toBe('cancelled')
    expect(await at.real.retrieve(referenceOf(record, at.desk))).toMatchObject({ status: 'cancelled' })
  })
})

it('holds once for many simultaneous calls with one uuid', async () => {
  const at = await openTestDesk(store)
  const places = await at.places()
  const uuid = crypto.randomUUID()
  const all = await Promise.all(Array.from({ length: 8 }, () => reserve({ ...at.request(2), uuid }, at.desk)))
  expect(new Set(all.map(({ record }) => record.reference)).size).toBe(1)
  expect(await at.places()).toBe(places - 2)
})

it('applies simultaneous changes one after the other', async () => {
  const at = await openTestDesk(store)
  const places = await at.places()
  const { record } = await reserve(at.request(1), at.desk)
  await Promise.all(
    [2, 3, 4, 2].map((people) =>
      update(record.uuid, { unitItems: at.adults(people), currency: 'USD' }, at.desk),
    ),
  )
  const { record: last } = await requireBooking(record.uuid, at.desk)
  expect(await at.places()).toBe(places - last.unitItems.length)
})
