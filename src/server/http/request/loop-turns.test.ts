import { expect, it } from 'vitest'
import { openTestApp } from '../../hosts/testing-app.ts'
import { createLoopTurns } from './loop-turns.ts'

const of = (group: string, member = '203.0.113.7') => ({ group, member })

it('starts one task in each round, alternating between agencies and then networks', async () => {
  const rounds: (() => void)[] = []
  const turns = createLoopTurns(() => new Promise((resolve) => rounds.push(resolve)))
  const begun: string[] = []
  const ask = (name: string, group: string, member?: string) =>
    turns.next(of(group, member)).then(() => begun.push(name))
  for (const name of ['a1', 'a2', 'a3']) void ask(name, 'aurora', 'one')
  void ask('a other network', 'aurora', 'two')
  void ask('m1', 'meridian')
  const counts: number[] = []
  for (let round = 0; round < 5; round += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    expect(rounds).toHaveLength(round + 1)
    rounds.at(-1)?.()
    await new Promise((resolve) => setImmediate(resolve))
    counts.push(begun.length)
  }
  expect(counts).toEqual([1, 2, 3, 4, 5])
  expect(begun).toEqual(['a1', 'a2', 'm1', 'a other network', 'a3'])
})

it('forgets aborted tasks, and refuses only an agency with a thousand waiting', async () => {
  let next: () => void = () => undefined
  const turns = createLoopTurns(() => new Promise((resolve) => (next = resolve)))
  const left = new AbortController()
  const first = turns.next(of('aurora'))
  const gone = turns.next(of('aurora'), left.signal)
  left.abort(new Error('gone'))
  await expect(gone).rejects.toThrow('gone')
  const waiting = Array.from({ length: 1001 }, () => turns.next(of('aurora')))
  const refused = await Promise.race(waiting.map((one) => one.catch((error: unknown) => error)))
  expect(refused).toMatchObject({ code: 'overloaded', headers: { 'retry-after': '2' } })
  const other = turns.next(of('meridian'))
  next()
  await first
  for (let round = 0; round < 2; round += 1) {
    await new Promise((resolve) => setImmediate(resolve))
    next()
  }
  await other
  for (const one of waiting) one.catch(() => undefined)
})

it('serves a visitor before sixty-four costly connections of another agency', async () => {
  const { call } = await openTestApp({ turns: createLoopTurns() })
  let answered = 0
  const greedy = Array.from({ length: 64 }, async (_, index) => {
    const body = { latitude: 48 + index / 1000, longitude: 2, isHome: true }
    const { status } = await call('/api/dealray/deals/hotel-search', { method: 'POST', body })
    answered += 1
    return status
  })
  const before = await call('/api/agency', { host: 'meridian.localhost' }).then(() => answered)
  expect(new Set(await Promise.all(greedy))).toEqual(new Set([200]))
  expect(before).toBeLessThan(8)
})
