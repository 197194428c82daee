import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database, Transaction } from './database.ts'
import { QueryFailed } from './query-failed.ts'
import { agencyScope, platformScope } from './scope.ts'

/** A database whose transactions fail with these errors in turn, and then succeed. */
function failing(...errors: unknown[]): Pick<Database, 'transaction'> & { begun: () => number } {
  let begun = 0
  const tx = { execute: async () => ({}) } as unknown as Transaction
  return {
    begun: () => begun,
    async transaction(work) {
      begun += 1
      const result = await work(tx)
      const error = errors[begun - 1]
      if (error !== undefined) throw error
      return result
    },
  }
}

const refused = (code: string) => new QueryFailed('no reason given', code, null, 'select 1')
const id = '11111111-1111-4111-8111-111111111111'
const scopes = {
  'an agency': (database: Pick<Database, 'transaction'>) => agencyScope(database, id),
  'the platform': platformScope,
}

describe.each(Object.entries(scopes))('the work of a transaction of %s', (_, scopeOf) => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each(['40P01', '40001'])(
    'is retried after a delay if the database chose another transaction (%s)',
    async (code) => {
      const database = failing(refused(code), refused(code))
      let done = 0
      const result = scopeOf(database)(async () => {
        done += 1
        return done
      })
      const begunAfter = async (milliseconds: number) => {
        await vi.advanceTimersByTimeAsync(milliseconds)
        return database.begun()
      }
      expect([await begunAfter(49), await begunAfter(1)]).toEqual([1, 2])
      expect([await begunAfter(249), await begunAfter(1)]).toEqual([2, 3])
      expect(await result).toBe(3)
    },
  )

  it('is not tried a fourth time', async () => {
    const database = failing(refused('40P01'), refused('40P01'), refused('40P01'))
    const failure = expect(scopeOf(database)(async () => 1)).rejects.toMatchObject({ code: '40P01' })
    await vi.runAllTimersAsync()
    await failure
    expect(database.begun()).toBe(3)
  })

  it.each([refused('23505'), new Error('no')])('is done once if it fails by itself', async (error) => {
    const database = failing(error)
    await expect(scopeOf(database)(async () => 1)).rejects.toBe(error)
    expect(database.begun()).toBe(1)
  })
})
