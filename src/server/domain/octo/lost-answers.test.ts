import { beforeAll, describe, expect, it } from 'vitest'
import { SupplierTimeout } from '../suppliers/supplier-timeout.ts'
import { cancel } from './cancel-booking.ts'
import { confirm } from './confirm-booking.ts'
import { octoBooking } from './octo-booking-body.ts'
import { requireBooking } from './octo-find-bookings.ts'
import { extend, reserve } from './reserve-units.ts'
import { testContact } from './testing-octo-contact.ts'
import { endsBefore, openOctoStore, openTestDesk } from './testing-octo-desk.ts'
import { update } from './update-booking.ts'

let store: Awaited<ReturnType<typeof openOctoStore>>
beforeAll(async () => {
  store = await openOctoStore()
})

const none = { content: false, pricing: false, questions: false, pickups: false }
const given = { contact: testContact, currency: 'USD' }
const hour = 3_600_000

async function held(count = 2) {
  const at = await openTestDesk(store)
  const { record } = await reserve(at.request(count), at.desk)
  const { uuid } = record
  return {
    ...at,
    uuid,
    confirm: () => confirm(uuid, given, at.desk, none),
    update: (people: number) => update(uuid, { unitItems: at.adults(people), currency: 'USD' }, at.desk),
    now: () => requireBooking(uuid, at.desk),
    async status() {
      const found = await requireBooking(uuid, at.desk)
      return (await octoBooking(found, at.desk, none)) as { status: string; cancellation: object | null }
    },
  }
}

describe('a confirmation', () => {
  it('whose answer was late, but that was booked, is confirmed', async () => {
    const at = await held()
    at.activities.book = async (request) => {
      await at.real.book(request)
      throw new SupplierTimeout('book')
    }
    expect((await at.confirm()).record).toMatchObject({ state: 'confirmed', expiresAt: null })
  })

  it('whose answer was lost is found after the time of the hold, and can be cancelled', async () => {
    const at = await held()
    at.activities.book = async (request) => {
      await at.real.book(request)
      throw new SupplierTimeout('book')
    }
    at.activities.retrieve = async () => null
    await expect(at.confirm()).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
    at.activities.retrieve = at.real.retrieve
    at.pass(hour)
    expect(await at.status()).toMatchObject({ status: 'CONFIRMED', contact: { fullName: 'Ada Byron' } })
    const cancelled = await cancel(at.uuid, 'rain', at.desk)
    expect(cancelled.record.cancellation).toMatchObject({ refund: 'FULL', reason: 'rain' })
    expect(cancelled.supplied?.status).toBe('cancelled')
  })

  it('that was not booked stays held, and can be repeated until its time', async () => {
    const at = await held()
    at.activities.book = async () => {
      throw new SupplierTimeout('book')
    }
    await expect(at.confirm()).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
    expect(await at.status()).toMatchObject({ status: 'ON_HOLD' })
    at.activities.book = at.real.book
    expect((await at.confirm()).record.state).toBe('confirmed')
  })

  it('is stored after a crash between supplier and store, when it is repeated or read', async () => {
    for (const next of ['confirm', 'now'] as const) {
      const at = await held()
      at.hooks.beforeSave = endsBefore(({ state }) => state === 'confirmed')
      await expect(at.confirm()).rejects.toThrow('the process ended')
      at.pass(hour)
      const { record } = await at[next]()
      expect(record).toMatchObject({ state: 'confirmed', contact: testContact })
      expect(await store.agency.octoBookings('').find(at.uuid)).toEqual(record)
    }
  })

  it('can neither be extended nor released once it is booked', async () => {
    const at = await held()
    at.hooks.beforeSave = endsBefore(({ state }) => state === 'confirmed')
    await expect(at.confirm()).rejects.toThrow('the process ended')
    await expect(extend(at.uuid, 20, at.desk)).rejects.toMatchObject({ code: 'UNPROCESSABLE_ENTITY' })
    const places = await at.places()
    expect((await cancel(at.uuid, null, at.desk)).record.state).toBe('cancelled')
    expect(await at.places()).toBe(places + 2)
  })
})

describe('a move of the supplier', () => {
  /** A confirmed booking whose supplier moves it to another time. */
  async function moved() {
    const at = await held()
    const { record } = await at.confirm()
    const start = '2027-03-05T23:45:00'
    const becomes = { slot: { start }, activity: { timeZone: 'Europe/Lisbon' } }
    const change = {
      becomes,
      reference: 'm1',
      answers: ['accept' as const],
      unlessAnswered: 'accept' as const,
    }
    const accepted: string[] = []
    at.activities.changes = async () =>
      accepted.length > 0 ? [] : [{ ...change, respondBy: new Date('2027-03-01T00:00:00Z') }]
    at.activities.acceptChange = async (_, id) => {
      accepted.push(id)
      return 'accepted'
    }
    return { ...at, accepted, was: record.availabilityId, becomes: `${start}+00:00` }
  }

  it('is stored before it is accepted, so that a crash after that loses no time', async () => {
    const at = await moved()
    at.hooks.beforeSave = endsBefore(({ availabilityId }) => availabilityId === at.becomes)
    await expect(at.now()).rejects.toThrow('the process ended')
    expect(at.accepted).toEqual(['m1'])
    const { record } = await at.now()
    expect(record).toMatchObject({ availabilityId: at.becomes, changes: 1 })
    expect(record.moving).toBeUndefined()
    expect(at.accepted).toEqual(['m1', 'm1'])
    expect((await at.now()).record).toEqual(record)
  })

  it('that can no longer be accepted changes nothing', async () => {
    const at = await moved()
    at.activities.acceptChange = async () => null
    expect((await at.now()).record).toMatchObject({ availabilityId: at.was, state: 'confirmed' })
  })
})

it('stores a cancellation after a crash between supplier and store, with its reason', async () => {
  const at = await held()
  await at.confirm()
  at.hooks.beforeSave = endsBefore(({ state }) => state === 'cancelled')
  await expect(cancel(at.uuid, 'rain', at.desk)).rejects.toThrow('the process ended')
  expect(await at.status()).toMatchObject({
    status: 'CANCELLED',
    cancellation: { refund: 'FULL', reason: 'rain' },
  })
})

it('reserves the units of a repeated call, whatever an earlier one with its uuid left', async () => {
  const at = await openTestDesk(store)
  const places = await at.places()
  const uuid = crypto.randomUUID()
  at.hooks.beforeSave = endsBefore(() => true)
  await expect(reserve({ ...at.request(3), uuid }, at.desk)).rejects.toThrow('the process ended')
  await reserve({ ...at.request(1), uuid }, at.desk)
  at.pass(hour / 3)
  await extend(uuid, 30, at.desk)
  at.pass(hour / 3)
  expect(await at.places()).toBe(places - 1)
})

it('reserves the last places again for a repeated call whose first hold was not stored', async () => {
  const at = await openTestDesk(store)
  await at.leave(2)
  const uuid = crypto.randomUUID()
  at.hooks.beforeSave = endsBefore(() => true)
  await expect(reserve({ ...at.request(2), uuid }, at.desk)).rejects.toThrow('the process ended')
  expect((await reserve({ ...at.request(2), uuid }, at.desk)).record.state).toBe('held')
  expect(await at.places()).toBe(0)
})

describe('other units of a hold', () => {
  it('are held after a crash between supplier and store, and no others', async () => {
    const at = await held(2)
    const places = await at.places()
    at.hooks.beforeSave = endsBefore(({ holds, replacing }) => holds === 2 && !replacing)
    await expect(at.update(3)).rejects.toThrow('the process ended')
    expect((await at.now()).record.unitItems).toHaveLength(3)
    expect(await at.places()).toBe(places - 1)
    expect((await at.confirm()).supplied).toMatchObject({ status: 'confirmed' })
  })

  it('are those of the last call, whatever an interrupted one requested', async () => {
    const at = await held(2)
    const places = await at.places()
    at.hooks.beforeSave = endsBefore(({ holds, replacing }) => holds === 2 && !replacing)
    await expect(at.update(4)).rejects.toThrow('the process ended')
    const { record } = await at.update(1)
    expect(record.unitItems).toHaveLength(1)
    expect(await at.places()).toBe(places + 1)
    await at.confirm()
    expect(await at.places()).toBe(places + 1)
  })

  it('stay as they were if an interrupted call had not reached the supplier', async () => {
    const at = await held(2)
    const places = await at.places()
    at.activities.hold = async () => {
      throw new Error('the process ended')
    }
    await expect(at.update(3)).rejects.toThrow('the process ended')
    at.pass(hour)
    at.activities.hold = at.real.hold
    expect(await at.status()).toMatchObject({ status: 'EXPIRED' })
    expect(await at.places()).toBe(places + 2)
  })
})

describe('a change after the confirmation', () => {
  it('is stored after a crash between supplier and store', async () => {
    const at = await held(2)
    await at.confirm()
    const places = await at.places()
    at.hooks.beforeSave = endsBefore(({ changes, amending }) => changes === 1 && !amending)
    await expect(at.update(3)).rejects.toThrow('the process ended')
    const { record } = await at.now()
    expect(record.unitItems).toHaveLength(3)
    expect(record).not.toHaveProperty('amending')
    expect(await at.places()).toBe(places - 1)
  })

  it('is the one that was requested last, and not an interrupted one', async () => {
    const at = await held(2)
    await at.confirm()
    const places = await at.places()
    at.hooks.beforeSave = endsBefore(({ changes, amending }) => changes === 1 && !amending)
    await expect(at.update(4)).rejects.toThrow('the process ended')
    expect((await at.update(1)).record.unitItems).toHaveLength(1)
    expect(await at.places()).toBe(places + 1)
  })

  it('whose answer was late is found, and one without an outcome can be repeated once', async () => {
    const at = await held(2)
    await at.confirm()
    at.activities.amend = async (request) => {
      await at.real.amend(request)
      throw new SupplierTimeout('amend')
    }
    expect((await at.update(3)).record.unitItems).toHaveLength(3)
    const names: string[] = []
    at.activities.amend = async ({ amendment }) => {
      names.push(amendment)
      throw new SupplierTimeout('amend')
    }
    await expect(at.update(2)).rejects.toMatchObject({ code: 'INTERNAL_SERVER_ERROR' })
    expect((await at.now()).record.unitItems).toHaveLength(3)
    at.activities.amend = async (request) => {
      names.push(request.amendment)
      return at.real.amend(request)
    }
    expect((await at.update(2)).record.unitItems).toHaveLength(2)
    expect(new Set(names).size).toBe(1)
  })

  it('that the supplier refuses leaves the booking, and its name is not used again', async () => {
    const at = await held(2)
    await at.confirm()
    const { amend } = at.activities
    at.activities.amend = async (request) => amend({ ...request, expected: { amount: 1, currency: 'USD' } })
    await expect(at.update(3)).rejects.toMatchObject({ code: 'UNPROCESSABLE_ENTITY' })
    expect((await at.now()).record).toMatchObject({ changes: 1, state: 'confirmed' })
    at.activities.amend = amend
    expect((await at.update(3)).record).toMatchObject({ changes: 2 })
  })
})
