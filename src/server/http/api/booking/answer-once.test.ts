import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Store } from '../../../adapters/store/store.ts'
import { openTestStore, testBundle } from '../../../adapters/store/testing.ts'
import { testBooking } from '../../../adapters/store/testing-booking.ts'
import type { BookingRepositories } from '../../../domain/booking/booking-records.ts'
import { ClaimLost } from '../../../domain/booking/claim-lost.ts'
import { PaymentError } from '../../../domain/payments/payment-error.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import { answerOnce } from './answer-once.ts'

let store: Store
let repositories: BookingRepositories
beforeAll(async () => {
  store = await openTestStore()
  repositories = store.forAgency((await store.importTenant(testBundle('once'))).agencyId)
})
afterAll(() => store.close())

const wish = (key: string, body: unknown = {}, path: unknown = {}) => ({
  request: new Request('http://aurora.example/', { headers: { 'idempotency-key': key } }),
  body,
  path,
})
type Work = Parameters<typeof answerOnce<string>>[2]['work']
const ask = (key: string, work: Work, path?: unknown) =>
  answerOnce<string>(wish(key, {}, path), 'book', { repositories, caller: 'ada', work })
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof Problem ? error.code : error),
  )
const refused = new Problem({ code: 'sold_out', detail: 'Nothing is left.' })
const gatewayFailed = (code: 'timeout' | 'amount_refused') =>
  new Problem({ code: 'upstream_failed', detail: '-', cause: new PaymentError(code, '-') })

/** Work that begins two steps and then fails, and the steps that were undone. */
function failing(error: unknown) {
  const undone: string[] = []
  const subjects: string[] = []
  const work: Work = async ({ subject }, _finish, begins) => {
    subjects.push(subject)
    begins(async () => undone.push('hold'))
    begins(async () => undone.push('intent'))
    throw error
  }
  return { work, undone, subjects }
}

describe('a request that happens once', () => {
  it('is bound to the path as well as to the body', async () => {
    const done: Work = async (_, finish) => {
      await repositories.transaction((records) => finish(records, 'done'))
      return 'done'
    }
    expect(await ask('bound', done, { reference: 'LV-ONE' })).toBe('done')
    expect(await ask('bound', done, { reference: 'LV-ONE' })).toBe('done')
    expect(await codeOf(ask('bound', done, { reference: 'LV-TWO' }))).toBe('idempotency_mismatch')
  })

  it.each([refused, gatewayFailed('amount_refused')])(
    'undoes its steps, the last first, after it fails for good: %s',
    async (error) => {
      const { work, undone, subjects } = failing(error)
      const key = `undone ${error.code}`
      await expect(ask(key, work)).rejects.toBe(error)
      expect(undone).toEqual(['intent', 'hold'])
      await expect(ask(key, work)).rejects.toBe(error)
      expect(new Set(subjects).size).toBe(2)
    },
  )

  it.each([
    gatewayFailed('timeout'),
    new Problem({ code: 'supplier_timeout', detail: '-' }),
    new Error('a mistake'),
  ])('continues its steps after an unknown outcome: %s', async (error) => {
    const { work, undone, subjects } = failing(error)
    const key = `kept ${error.message}`
    await expect(ask(key, work)).rejects.toBe(error)
    await expect(ask(key, work)).rejects.toBe(error)
    expect(undone).toEqual([])
    expect(new Set(subjects).size).toBe(1)
  })

  it('that another server has taken over answers "in flight" and undoes nothing', async () => {
    const { work, undone } = failing(refused)
    const slow: Work = async (claim, finish, begins) => {
      // A request that reports nothing for a minute is taken over.
      await repositories.idempotency.abandon(claim)
      await repositories.idempotency.begin(claim)
      return work(claim, finish, begins)
    }
    expect(await codeOf(ask('slow', slow))).toBe('sold_out')
    expect(undone).toEqual([])
    const late: Work = async (claim, finish) => {
      await repositories.idempotency.abandon(claim)
      await repositories.idempotency.begin(claim)
      await repositories.transaction((records) => finish(records, 'late'))
      return 'late'
    }
    expect(await codeOf(ask('late', late))).toBe('request_in_flight')
    expect(await codeOf(ask('lost', () => Promise.reject(new ClaimLost('gone'))))).toBe('request_in_flight')
  })

  it('whose effect is already stored answers "in flight"', async () => {
    const booking = testBooking()
    await repositories.bookings.create(booking)
    const twice: Work = () => repositories.bookings.create(booking).then(() => 'made')
    expect(await codeOf(ask('twice', twice))).toBe('request_in_flight')
  })
})
