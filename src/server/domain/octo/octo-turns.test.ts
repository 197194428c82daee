import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { idempotencyKeys } from '../booking/checkout-schema.ts'
import { type OctoBookings, octoTurns } from './octo-turns.ts'
import { openOctoStore } from './testing-octo-desk.ts'
import { testOctoRecord } from './testing-octo-record.ts'

let store: Awaited<ReturnType<typeof openOctoStore>>
beforeAll(async () => {
  store = await openOctoStore()
})

const recordOf = (uuid: string) => testOctoRecord({ uuid, supplierReference: 'S-1' })
const save = (bookings: OctoBookings, uuid: string) => bookings.inTurn(uuid, (saved) => saved(recordOf(uuid)))

describe('the turns of a booking', () => {
  it('run one after the other, and those of other bookings at the same time', async () => {
    const bookings = octoTurns(store.agency, '')
    const [uuid, other] = [crypto.randomUUID(), crypto.randomUUID()]
    const steps: string[] = []
    const gate = Promise.withResolvers<void>()
    const first = bookings.inTurn(uuid, async () => {
      await gate.promise
      steps.push('first')
    })
    await bookings.inTurn(other, async () => steps.push('other'))
    const second = bookings.inTurn(uuid, async () => steps.push('second'))
    gate.resolve()
    await Promise.all([first, second])
    expect(steps).toEqual(['other', 'first', 'second'])
  })

  it('store nothing once another server has continued after the lease', async () => {
    const bookings = octoTurns(store.agency, '')
    const uuid = crypto.randomUUID()
    const slow = bookings.inTurn(uuid, async (save) => {
      await store.database.transaction((tx) =>
        tx
          .update(idempotencyKeys)
          .set({ leasedUntil: new Date(0) })
          .where(eq(idempotencyKeys.key, uuid)),
      )
      await bookings.inTurn(uuid, async (saveHeir) => {
        await saveHeir({ ...recordOf(uuid), notes: 'of the heir' })
        await expect(save({ ...recordOf(uuid), notes: 'stale' })).rejects.toThrow()
      })
      await save({ ...recordOf(uuid), notes: 'stale' })
    })
    await expect(slow).rejects.toMatchObject({ code: 'UNPROCESSABLE_ENTITY' })
    expect(await bookings.find(uuid)).toMatchObject({ notes: 'of the heir' })
  })

  it('end when the work fails', async () => {
    const bookings = octoTurns(store.agency, '')
    const uuid = crypto.randomUUID()
    await expect(bookings.inTurn(uuid, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await bookings.inTurn(uuid, async () => 'again')).toBe('again')
  })
})

describe('a reseller', () => {
  it('neither finds nor lists nor overwrites the bookings of another', async () => {
    const [wayfare, tripline] = [octoTurns(store.agency, 'wayfare'), octoTurns(store.agency, 'tripline')]
    const uuid = crypto.randomUUID()
    await save(wayfare, uuid)
    expect(await wayfare.find(uuid)).toEqual(recordOf(uuid))
    expect(await wayfare.list({ supplierReference: 'S-1' })).toHaveLength(1)
    expect(await wayfare.isTaken(uuid)).toBe(false)
    expect(await tripline.find(uuid)).toBeNull()
    expect(await tripline.list({ supplierReference: 'S-1' })).toEqual([])
    expect(await tripline.isTaken(uuid)).toBe(true)
    await expect(save(tripline, uuid)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await wayfare.find(uuid)).toEqual(recordOf(uuid))
  })
})
