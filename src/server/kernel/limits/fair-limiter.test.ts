import { describe, expect, it } from 'vitest'
import { Problem } from '../errors/problem.ts'
import { createFairLimiter } from './fair-limiter.ts'

/** A limiter with one place, which is taken, and the order of later work. */
function busy(queue = 100) {
  const limiter = createFairLimiter({ concurrency: 1, queue, retryAfterSeconds: 5 })
  const done: string[] = []
  const refused: string[] = []
  const { promise, resolve: free } = Promise.withResolvers<void>()
  const taken = limiter.run(() => promise, { group: 'first', member: 'first' })
  const all: Promise<void>[] = [taken]
  return {
    done,
    refused,
    ask(name: string, signal?: AbortSignal) {
      const [group = '', member = ''] = name.split(' ')
      const work = async () => void done.push(name)
      all.push(limiter.run(work, { group, member }, signal).catch(() => void refused.push(name)))
    },
    async end() {
      free()
      await Promise.all(all)
    },
  }
}

describe('a waiting caller', () => {
  it('alternates with each other group and each other member of the group', async () => {
    const { ask, end, done } = busy()
    for (const name of ['a x 1', 'a x 2', 'a x 3', 'a y 1', 'b z 1', 'b z 2', 'c w 1']) ask(name)
    await end()
    expect(done).toEqual(['a x 1', 'b z 1', 'c w 1', 'a y 1', 'b z 2', 'a x 2', 'a x 3'])
  })

  it('leaves the queue on abort, and its work is not done', async () => {
    const { ask, end, done, refused } = busy()
    const going = new AbortController()
    ask('a x 1', going.signal)
    ask('a x 2')
    going.abort()
    await end()
    expect([done, refused]).toEqual([['a x 2'], ['a x 1']])
  })
})

describe('a full queue', () => {
  it('refuses the newest work of the member with the most, and of no other', async () => {
    const { ask, end, done, refused } = busy(4)
    for (const name of ['a x 1', 'a x 2', 'a x 3', 'a y 1']) ask(name)
    ask('b z 1')
    ask('a y 2')
    await end()
    expect(refused.toSorted()).toEqual(['a x 3', 'a y 2'])
    expect(done.toSorted()).toEqual(['a x 1', 'a x 2', 'a y 1', 'b z 1'])
  })

  it('states when to retry', async () => {
    const limiter = createFairLimiter({ concurrency: 1, queue: 0, retryAfterSeconds: 7 })
    const turn = { group: 'a', member: 'x' }
    const { promise, resolve: free } = Promise.withResolvers<void>()
    const first = limiter.run(() => promise, turn)
    const refused: unknown = await limiter.run(async () => {}, turn).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Problem)
    expect(refused).toMatchObject({ code: 'overloaded', status: 503, headers: { 'retry-after': '7' } })
    free()
    await first
    expect(await limiter.run(async () => 'done', turn)).toBe('done')
  })

  it('has room again after waiting work is done, also if it failed', async () => {
    const limiter = createFairLimiter({ concurrency: 2, queue: 3, retryAfterSeconds: 7 })
    const turn = { group: 'a', member: 'x' }
    for (let round = 0; round < 5; round += 1) {
      const five = Array.from({ length: 5 }, () => limiter.run(() => Promise.reject(new Error('no')), turn))
      const outcomes = await Promise.allSettled(five)
      expect(outcomes.map((one) => (one.status === 'rejected' ? one.reason.message : ''))).toEqual(
        Array(5).fill('no'),
      )
    }
  })
})

describe('a limit for each group', () => {
  const bounds = { concurrency: 2, queue: 10, retryAfterSeconds: 3, perGroup: { concurrency: 1, queue: 2 } }

  it('gives a place to another group while one group has reached its limit', async () => {
    const limiter = createFairLimiter(bounds)
    const { promise, resolve: free } = Promise.withResolvers<void>()
    const done: string[] = []
    const slow = ['1', '2'].map((name) =>
      limiter.run(() => promise.then(() => void done.push(`a ${name}`)), { group: 'a', member: name }),
    )
    await limiter.run(async () => void done.push('b'), { group: 'b', member: 'x' })
    expect(done).toEqual(['b'])
    free()
    await Promise.all(slow)
    expect(done).toEqual(['b', 'a 1', 'a 2'])
  })

  it('refuses one group past its limit, though others have room', async () => {
    const limiter = createFairLimiter(bounds)
    const { promise, resolve: free } = Promise.withResolvers<void>()
    const asked = Array.from({ length: 5 }, () => limiter.run(() => promise, { group: 'a', member: 'x' }))
    const outcomes = Promise.allSettled(asked)
    await limiter.run(async () => {}, { group: 'b', member: 'x' })
    free()
    const refused = (await outcomes).filter((one) => one.status === 'rejected')
    expect(refused.map(({ reason }) => reason.status)).toEqual([503, 503])
  })
})
