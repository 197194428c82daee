import { describe, expect, it } from 'vitest'
import type { Database, Transaction } from './database.ts'
import { QueryFailed } from './query-failed.ts'
import { agencyScope, platformScope } from './scope.ts'

/** A database whose transactions end in these errors, one after another, and then well. */
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
  it.each(['40P01', '40001'])(
    'is done once more where the database let another go first (%s)',
    async (code) => {
      const database = failing(refused(code))
      let done = 0
      const result = await scopeOf(database)(async () => {
        done += 1
        return done
      })
      expect([result, database.begun()]).toEqual([2, 2])
    },
  )

  it('is done no third time', async () => {
    const database = failing(refused('40P01'), refused('40P01'))
    await expect(scopeOf(database)(async () => 1)).rejects.toMatchObject({ code: '40P01' })
    expect(database.begun()).toBe(2)
  })

  it.each([refused('23505'), new Error('no')])('is done once where it failed of itself', async (error) => {
    const database = failing(error)
    await expect(scopeOf(database)(async () => 1)).rejects.toBe(error)
    expect(database.begun()).toBe(1)
  })
})
