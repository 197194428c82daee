import { beforeEach, describe, expect, it } from 'vitest'
import type { SupplyLedger } from '../../../src/server/domain/suppliers/supply-ledger.ts'
import { memorySupplyLedger } from '../memory-supply-ledger.ts'
import { compoundLedger } from './compound-ledger.ts'
import { compoundStock, namedStocks } from './compound-stock.ts'

let now: number
let plain: SupplyLedger
let ledger: SupplyLedger
beforeEach(() => {
  now = Date.parse('2026-11-21T12:00:00Z')
  plain = memorySupplyLedger(() => new Date(now))
  ledger = compoundLedger(plain)
})

const flights = (...names: string[]) => ({
  stock: compoundStock(names),
  nights: names.map((_, index) => ({ date: `2026-12-0${index + 1}`, free: 2 })),
})
const wanted = (reference: string, names = ['out', 'on'], rooms = 1) => ({
  reference,
  ...flights(...names),
  rooms,
  seconds: 900,
  detail: { note: reference },
})

/** Taken units by stock, on any of the days. */
async function taken(): Promise<Record<string, number>> {
  const found = await plain.taken(['out', 'on', 'other'], '2026-12-01', '2026-12-31')
  const counts = [...found].map(([stock, days]) => [
    stock,
    [...days.values()].reduce((sum, one) => sum + one, 0),
  ])
  return Object.fromEntries(counts.filter(([, count]) => count !== 0))
}

describe('compoundLedger', () => {
  it('holds all stocks or none', async () => {
    expect(await ledger.hold(wanted('a'))).not.toBe('sold_out')
    expect(await ledger.hold(wanted('b', ['other', 'on'], 2))).toBe('sold_out')
    expect(await taken()).toEqual({ out: 1, on: 1 })
    expect(await ledger.find('b')).toBeNull()
    expect(await ledger.find('a')).toMatchObject({ ...flights('out', 'on'), rooms: 1, detail: { note: 'a' } })
  })

  it('makes one hold for a reference, and releases all of it', async () => {
    const first = await ledger.hold(wanted('a'))
    now += 60_000
    expect(await ledger.hold(wanted('a'))).toEqual(first)
    expect(await taken()).toEqual({ out: 1, on: 1 })
    expect(await ledger.release('a')).toBe('released')
    expect(await taken()).toEqual({})
    expect(await ledger.confirm('a')).toBe('expired')
    expect(await ledger.release('unknown')).toBeNull()
    expect(await ledger.hold(wanted('a'))).not.toBe('sold_out')
  })

  it('gives the last unit of a shared stock to one of many', async () => {
    const holds = Array.from({ length: 8 }, (_, index) =>
      ledger.hold(wanted(`many-${index}`, [index % 2 ? 'out' : 'other', 'on'], 2)),
    )
    expect((await Promise.all(holds)).filter((one) => one !== 'sold_out')).toHaveLength(1)
    expect((await taken()).on).toBe(2)
  })

  it('extends and confirms all of it, also a lapsed hold that is still free', async () => {
    await ledger.hold(wanted('a'))
    now += 600_000
    await ledger.extend('a', 900)
    now += 600_000
    expect(await taken()).toEqual({ out: 1, on: 1 })
    now += 400_000
    expect(await taken()).toEqual({})
    expect(await ledger.extend('a', 900)).toBe('expired')
    expect(await ledger.confirm('a')).toBe('confirmed')
    now += 9_000_000
    expect(await ledger.confirm('a')).toBe('confirmed')
    expect(await taken()).toEqual({ out: 1, on: 1 })
    expect(await ledger.confirm('unknown')).toBeNull()
  })

  it('confirms no lapsed hold of which one stock is taken', async () => {
    await ledger.hold(wanted('a'))
    now += 901_000
    await ledger.hold(wanted('b', ['other', 'on'], 2))
    expect(await ledger.confirm('a')).toBe('expired')
    expect(await taken()).toEqual({ other: 2, on: 2 })
  })

  it('cancels all of it and keeps the first outcome', async () => {
    await ledger.hold(wanted('a'))
    expect(await ledger.cancel('a', { penalty: 1 })).toBeNull()
    await ledger.confirm('a')
    expect(await ledger.cancel('a', { penalty: 1 })).toBe('cancelled')
    expect(await ledger.cancel('a', { penalty: 2 })).toBe('cancelled')
    expect(await ledger.find('a')).toMatchObject({ state: 'cancelled', outcome: { penalty: 1 } })
    expect(await taken()).toEqual({})
    expect(await ledger.hold(wanted('a'))).toBe('sold_out')
  })

  it('moves to other stocks and another number, or changes nothing', async () => {
    await ledger.hold(wanted('a', ['out', 'on'], 2))
    expect(await ledger.move(wanted('a', ['out', 'other']))).toBeNull()
    await ledger.confirm('a')
    await ledger.hold(wanted('b', ['out2', 'other'], 2))
    expect(await ledger.move(wanted('a', ['out', 'other']))).toBe('sold_out')
    expect(await taken()).toEqual({ out: 2, on: 2, other: 2 })
    await ledger.release('b')
    expect(await ledger.move({ ...wanted('a', ['out', 'other']), detail: { note: 'moved' } })).toBe('moved')
    expect(await taken()).toEqual({ out: 1, other: 1 })
    expect(await ledger.find('a')).toMatchObject({ ...flights('out', 'other'), detail: { note: 'moved' } })
    expect(await ledger.move(wanted('a', ['out']))).toBe('moved')
    expect(await taken()).toEqual({ out: 1 })
    expect(await ledger.cancel('a', null)).toBe('cancelled')
    expect(await taken()).toEqual({})
  })
})

describe('namedStocks', () => {
  it('gives all nights one stock, or each its own', () => {
    const nights = [
      { date: '2026-12-01', free: 1 },
      { date: '2026-12-02', free: 3 },
    ]
    expect(namedStocks({ stock: 'room', nights }).map(({ stock }) => stock)).toEqual(['room', 'room'])
    expect(namedStocks({ stock: 'out|on', nights })).toEqual([
      { stock: 'out', ...nights[0] },
      { stock: 'on', ...nights[1] },
    ])
  })
})
