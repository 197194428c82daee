import { describe, expect, it } from 'vitest'
import { jointNights, stockedNights } from '../../src/server/domain/suppliers/ledger-night.ts'
import type { RequestedHold, SupplyLedger } from '../../src/server/domain/suppliers/supply-ledger.ts'

export interface LedgerOnTrial {
  readonly ledger: SupplyLedger
  /** Advances the ledger's clock by seconds. */
  pass(seconds: number): Promise<void>
}

const stock = 'hotel/h1-1/standard'
const night = (date: string, free = 2) => ({ date, free })
const wanted = (changes: Partial<RequestedHold> = {}): RequestedHold => ({
  reference: 'r1',
  stock,
  nights: [night('2026-12-04'), night('2026-12-05')],
  rooms: 1,
  seconds: 900,
  detail: { note: 'ö', list: [1, null] },
  ...changes,
})

/**
 * Tests a ledger implementation: what every ledger guarantees. Takes its name and a function that opens an empty one.
 */
export function describeSupplyLedger(name: string, open: () => Promise<LedgerOnTrial>): void {
  describe(name, () => {
    it('holds rooms until none is left, night by night, and counts the taken ones', async () => {
      const { ledger } = await open()
      expect(await ledger.hold(wanted())).not.toBe('sold_out')
      expect(await ledger.hold(wanted({ reference: 'r2' }))).not.toBe('sold_out')
      expect(await ledger.hold(wanted({ reference: 'r3', nights: [night('2026-12-05')] }))).toBe('sold_out')
      expect(await ledger.hold(wanted({ reference: 'r4', nights: [night('2026-12-06')] }))).not.toBe(
        'sold_out',
      )
      expect(await ledger.hold(wanted({ reference: 'r5', stock: 'hotel/h1-1/suite' }))).not.toBe('sold_out')
      const taken = await ledger.taken([stock, 'hotel/h1-1/none'], '2026-12-05', '2026-12-06')
      expect(Object.fromEntries(taken.get(stock) ?? [])).toEqual({ '2026-12-05': 2, '2026-12-06': 1 })
      expect(taken.get('hotel/h1-1/none')?.size ?? 0).toBe(0)
      expect(taken.has('hotel/h1-1/suite')).toBe(false)
      expect(await ledger.find('r3')).toBeNull()
    })

    it('holds all rooms on every night, or none at all', async () => {
      const { ledger } = await open()
      expect(await ledger.hold(wanted({ rooms: 3 }))).toBe('sold_out')
      expect(await ledger.hold(wanted({ nights: [night('2026-12-04'), night('2026-12-05', 0)] }))).toBe(
        'sold_out',
      )
      expect((await ledger.taken([stock], '2026-12-01', '2026-12-31')).get(stock)?.size ?? 0).toBe(0)
    })

    it('gives the last room to one of many concurrent callers', async () => {
      const { ledger } = await open()
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          ledger.hold(wanted({ reference: `many-${index}`, rooms: 2 })),
        ),
      )
      expect(answers.filter((answer) => answer !== 'sold_out')).toHaveLength(1)
    })

    it('makes one hold for a reference, however often it is requested', async () => {
      const { ledger, pass } = await open()
      const first = await ledger.hold(wanted())
      await pass(60)
      expect(await ledger.hold(wanted({ rooms: 2 }))).toEqual(first)
      expect(await ledger.find('r1')).toMatchObject({ state: 'held', stock, rooms: 1, outcome: null })
      expect((await ledger.find('r1'))?.nights).toEqual(wanted().nights)
      expect((await ledger.find('r1'))?.detail).toEqual(wanted().detail)
    })

    it('releases an expired hold, and holds it again if it is still free', async () => {
      const { ledger, pass } = await open()
      await ledger.hold(wanted({ rooms: 2 }))
      await pass(901)
      expect((await ledger.find('r1'))?.state).toBe('expired')
      expect(await ledger.extend('r1', 900)).toBe('expired')
      expect(
        (await ledger.taken([stock], '2026-12-04', '2026-12-04')).get(stock)?.get('2026-12-04') ?? 0,
      ).toBe(0)
      expect(await ledger.hold(wanted({ reference: 'r2' }))).not.toBe('sold_out')
      expect(await ledger.hold(wanted({ rooms: 2 }))).toBe('sold_out')
      expect(await ledger.hold(wanted())).not.toBe('sold_out')
      expect((await ledger.find('r1'))?.state).toBe('held')
    })

    it('replaces a hold in one step: its own rooms are free, and it ends with the new one', async () => {
      const { ledger } = await open()
      await ledger.hold(wanted({ rooms: 2 }))
      const smaller = wanted({ reference: 'r2', rooms: 1, replaces: 'r1' })
      expect(await ledger.hold(smaller)).not.toBe('sold_out')
      expect((await ledger.find('r1'))?.state).toBe('released')
      expect(await ledger.hold(smaller)).not.toBe('sold_out')
      expect(await ledger.hold(wanted({ reference: 'r3' }))).not.toBe('sold_out')
    })

    it('leaves a hold that cannot be replaced, and what is confirmed', async () => {
      const { ledger } = await open()
      await ledger.hold(wanted())
      expect(await ledger.hold(wanted({ reference: 'r2', rooms: 3, replaces: 'r1' }))).toBe('sold_out')
      expect((await ledger.find('r1'))?.state).toBe('held')
      await ledger.confirm('r1')
      expect(await ledger.hold(wanted({ reference: 'r3', rooms: 2, replaces: 'r1' }))).toBe('sold_out')
      expect(await ledger.hold(wanted({ reference: 'r4', rooms: 1, replaces: 'r1' }))).not.toBe('sold_out')
      expect((await ledger.find('r1'))?.state).toBe('confirmed')
    })

    it('expires a hold of zero seconds at once', async () => {
      const { ledger } = await open()
      await ledger.hold(wanted({ seconds: 0 }))
      expect((await ledger.find('r1'))?.state).toBe('expired')
    })

    it('extends from the current time', async () => {
      const { ledger, pass } = await open()
      await ledger.hold(wanted())
      await pass(600)
      const until = await ledger.extend('r1', 900)
      expect(until).toEqual((await ledger.find('r1'))?.expiresAt)
      await pass(600)
      expect((await ledger.find('r1'))?.state).toBe('held')
      expect(await ledger.extend('unknown', 900)).toBeNull()
    })

    it('releases a hold, and holds it again on request', async () => {
      const { ledger } = await open()
      await ledger.hold(wanted({ rooms: 2 }))
      expect(await ledger.release('r1')).toBe('released')
      expect(await ledger.release('r1')).toBe('released')
      expect((await ledger.find('r1'))?.state).toBe('released')
      expect(await ledger.extend('r1', 60)).toBe('expired')
      expect(await ledger.confirm('r1')).toBe('expired')
      expect(await ledger.hold(wanted({ reference: 'r2', rooms: 2 }))).not.toBe('sold_out')
      expect(await ledger.release('unknown')).toBeNull()
    })

    it('keeps a confirmed stay for ever, however often it is confirmed', async () => {
      const { ledger, pass } = await open()
      await ledger.hold(wanted({ rooms: 2 }))
      expect(await ledger.confirm('r1')).toBe('confirmed')
      expect(await ledger.confirm('r1')).toBe('confirmed')
      await pass(10_000)
      expect((await ledger.find('r1'))?.state).toBe('confirmed')
      expect(await ledger.release('r1')).toBeNull()
      expect(await ledger.extend('r1', 60)).toBe('expired')
      expect(await ledger.hold(wanted({ reference: 'r2' }))).toBe('sold_out')
      expect(await ledger.hold(wanted())).not.toBe('sold_out')
      expect(await ledger.confirm('unknown')).toBeNull()
    })

    it('confirms an expired hold only if its rooms are still free', async () => {
      const { ledger, pass } = await open()
      await ledger.hold(wanted())
      await ledger.hold(wanted({ reference: 'late' }))
      await pass(901)
      expect(await ledger.confirm('r1')).toBe('confirmed')
      await ledger.hold(wanted({ reference: 'r2' }))
      expect(await ledger.confirm('late')).toBe('expired')
    })

    it('releases a cancelled stay and keeps the first outcome', async () => {
      const { ledger } = await open()
      await ledger.hold(wanted({ rooms: 2 }))
      expect(await ledger.cancel('r1', { penalty: 1 })).toBeNull()
      await ledger.confirm('r1')
      expect(await ledger.cancel('r1', { penalty: 1 })).toBe('cancelled')
      expect(await ledger.cancel('r1', { penalty: 2 })).toBe('cancelled')
      expect(await ledger.find('r1')).toMatchObject({ state: 'cancelled', outcome: { penalty: 1 } })
      expect(await ledger.release('r1')).toBeNull()
      expect(await ledger.confirm('r1')).toBe('expired')
      expect(await ledger.hold(wanted())).toBe('sold_out')
      expect(await ledger.hold(wanted({ reference: 'r2', rooms: 2 }))).not.toBe('sold_out')
      expect(await ledger.cancel('unknown', null)).toBeNull()
    })

    it('moves a confirmed stay to other nights and releases the old ones', async () => {
      const { ledger } = await open()
      await ledger.hold(wanted({ rooms: 2 }))
      const nights = [night('2026-12-05'), night('2026-12-06')]
      expect(await ledger.move(wanted({ rooms: 2, nights }))).toBeNull()
      await ledger.confirm('r1')
      expect(await ledger.move(wanted({ rooms: 2, nights, detail: { note: 'later' } }))).toBe('moved')
      expect(await ledger.find('r1')).toMatchObject({ state: 'confirmed', nights, detail: { note: 'later' } })
      const taken = (await ledger.taken([stock], '2026-12-04', '2026-12-06')).get(stock)
      expect(Object.fromEntries(taken ?? [])).toEqual({ '2026-12-05': 2, '2026-12-06': 2 })
      expect(await ledger.move(wanted({ reference: 'unknown' }))).toBeNull()
    })

    it('moves a stay only if its detail is still the one that was read', async () => {
      const { ledger } = await open()
      await ledger.hold(wanted())
      await ledger.confirm('r1')
      const was = (await ledger.find('r1'))?.detail
      expect(await ledger.move({ ...wanted({ detail: { note: 'first' } }), was })).toBe('moved')
      expect(await ledger.move({ ...wanted({ detail: { note: 'second' } }), was })).toBeNull()
      expect((await ledger.find('r1'))?.detail).toEqual({ note: 'first' })
    })

    it('moves a stay to another stock, and changes nothing if too little is free there', async () => {
      const { ledger } = await open()
      const suite = 'hotel/h1-1/suite'
      await ledger.hold(wanted())
      await ledger.confirm('r1')
      await ledger.hold(wanted({ reference: 'other', stock: suite, rooms: 2 }))
      const before = await ledger.find('r1')
      expect(await ledger.move(wanted({ stock: suite }))).toBe('sold_out')
      expect(await ledger.find('r1')).toEqual(before)
      await ledger.release('other')
      expect(await ledger.move(wanted({ stock: suite }))).toBe('moved')
      const taken = await ledger.taken([stock, suite], '2026-12-04', '2026-12-05')
      expect([taken.get(stock)?.size ?? 0, taken.get(suite)?.get('2026-12-04')]).toEqual([0, 1])
    })

    it('takes several stocks as one, all or none, also two on a date', async () => {
      const { ledger } = await open()
      const takenOf = async () => {
        const taken = await ledger.taken(['out', 'on', 'other'], '2026-12-01', '2026-12-31')
        return Object.fromEntries([...taken].map(([name, days]) => [name, Object.fromEntries(days)]))
      }
      const seats = (...names: string[]) =>
        jointNights(names.map((name) => ({ stock: name, ...night('2026-12-04') })))
      const journey = wanted({ ...seats('out', 'on'), rooms: 2 })
      expect(await ledger.hold(journey)).not.toBe('sold_out')
      expect(await ledger.hold(wanted({ reference: 'r2', ...seats('other', 'on') }))).toBe('sold_out')
      const both = { out: { '2026-12-04': 2 }, on: { '2026-12-04': 2 }, other: {} }
      expect(await takenOf()).toEqual(both)
      const found = await ledger.find('r1')
      expect(found && stockedNights(found).toSorted((a, b) => (a.stock < b.stock ? 1 : -1))).toEqual(
        stockedNights(journey),
      )
      expect(await ledger.confirm('r1')).toBe('confirmed')
      expect(await ledger.move({ ...journey, ...seats('out', 'other'), rooms: 1 })).toBe('moved')
      const moved = { out: { '2026-12-04': 1 }, on: {}, other: { '2026-12-04': 1 } }
      expect(await takenOf()).toEqual(moved)
      expect(await ledger.hold(wanted({ reference: 'r3', ...seats('on'), rooms: 2 }))).not.toBe('sold_out')
      expect(await ledger.move(journey)).toBe('sold_out')
      await ledger.release('r3')
      expect(await takenOf()).toEqual(moved)
      expect(await ledger.cancel('r1', null)).toBe('cancelled')
      expect(await takenOf()).toEqual({ out: {}, on: {}, other: {} })
    })

    it('confirms no expired hold of which one stock is taken', async () => {
      const { ledger, pass } = await open()
      const journey = jointNights(['out', 'on'].map((name) => ({ stock: name, ...night('2026-12-04', 1) })))
      await ledger.hold(wanted(journey))
      await pass(901)
      await ledger.hold(wanted({ reference: 'r2', stock: 'on', nights: [night('2026-12-04', 1)] }))
      expect(await ledger.confirm('r1')).toBe('expired')
      expect((await ledger.taken(['out'], '2026-12-04', '2026-12-04')).get('out')?.size ?? 0).toBe(0)
    })

    it('gives the last unit of a shared stock to one of many concurrent callers', async () => {
      const { ledger } = await open()
      const holds = Array.from({ length: 8 }, (_, index) => {
        const names = index % 2 ? ['on', 'out'] : ['other', 'on']
        const journey = jointNights(names.map((name) => ({ stock: name, ...night('2026-12-04') })))
        return ledger.hold(wanted({ reference: `many-${index}`, ...journey, rooms: 2 }))
      })
      expect((await Promise.all(holds)).filter((one) => one !== 'sold_out')).toHaveLength(1)
    })

    it('gives the last room to one of several concurrent moves', async () => {
      const { ledger } = await open()
      const to = [night('2026-12-10', 1)]
      for (const reference of ['a', 'b']) {
        await ledger.hold(wanted({ reference }))
        await ledger.confirm(reference)
      }
      const moves = ['a', 'b'].map((reference) => ledger.move(wanted({ reference, nights: to })))
      expect((await Promise.all(moves)).toSorted()).toEqual(['moved', 'sold_out'])
    })
  })
}
