import { beforeAll, expect, it } from 'vitest'
import { confirm } from './confirm-booking.ts'
import { requireBooking } from './octo-find-bookings.ts'
import { reserve } from './reserve-units.ts'
import { testContact } from './testing-octo-contact.ts'
import { openOctoStore, openTestDesk } from './testing-octo-desk.ts'
import { update } from './update-booking.ts'

let store: Awaited<ReturnType<typeof openOctoStore>>
beforeAll(async () => {
  store = await openOctoStore()
})

const none = { content: false, pricing: false, questions: false, pickups: false }

/** A reseller's party that has the last places of a start time. */
async function lastPlaces() {
  const at = await openTestDesk(store)
  await at.leave(4)
  const { record } = await reserve(at.request(4), at.desk)
  expect(await at.places()).toBe(0)
  const change = (people: number) =>
    update(record.uuid, { unitItems: at.adults(people), currency: 'USD' }, at.desk)
  return { ...at, uuid: record.uuid, change }
}

it('makes a hold of the last places smaller and larger again, but no larger than it can be', async () => {
  const at = await lastPlaces()
  expect((await at.change(3)).record.unitItems).toHaveLength(3)
  expect(await at.places()).toBe(1)
  expect((await at.change(4)).record.unitItems).toHaveLength(4)
  await expect(at.change(5)).rejects.toMatchObject({ code: 'UNPROCESSABLE_ENTITY' })
  expect((await requireBooking(at.uuid, at.desk)).record.unitItems).toHaveLength(4)
  const done = await confirm(at.uuid, { contact: testContact, currency: 'USD' }, at.desk, none)
  expect(done.record.state).toBe('confirmed')
})

it('makes a booking of the last places smaller, and refuses a larger one', async () => {
  const at = await lastPlaces()
  await confirm(at.uuid, { contact: testContact, currency: 'USD' }, at.desk, none)
  await expect(at.change(5)).rejects.toMatchObject({ code: 'UNPROCESSABLE_ENTITY' })
  expect((await at.change(3)).record.unitItems).toHaveLength(3)
  expect(await at.places()).toBe(1)
})

it('keeps a hold whose replacement the supplier refuses', async () => {
  const at = await lastPlaces()
  const { hold } = at.activities
  at.activities.hold = async (request) => hold({ ...request, rateKey: 'none' })
  await expect(at.change(3)).rejects.toMatchObject({ code: 'UNPROCESSABLE_ENTITY' })
  at.activities.hold = hold
  expect((await requireBooking(at.uuid, at.desk)).record.unitItems).toHaveLength(4)
  expect((await at.change(2)).record.unitItems).toHaveLength(2)
  expect(await at.places()).toBe(2)
})
