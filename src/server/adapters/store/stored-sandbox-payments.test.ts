import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../db/database.ts'
import type { SandboxPayment } from '../sandbox/sandbox-payment.ts'
import type { AgencyRepositories } from './agency-repositories.ts'
import { createStore } from './create-store.ts'
import { sandboxPayments } from './sandbox-schema.ts'
import type { Store } from './store.ts'
import { openTestDatabase, silentLog, testBundle } from './testing.ts'
import { testSandboxPayment } from './testing-sandbox-payment.ts'

const options = { clock: () => new Date(0), log: silentLog }

let database: Database
let store: Store
let production: Store
let agencyId: string
let other: string
let agency: AgencyRepositories

beforeAll(async () => {
  database = await openTestDatabase()
  store = await createStore(database, { ...options, demo: true })
  agencyId = (await store.importTenant(testBundle('paid'))).agencyId
  other = (await store.importTenant(testBundle('other'))).agencyId
  agency = store.forAgency(agencyId)
  production = await createStore(database, { ...options, demo: false })
})
afterAll(() => store.close())
beforeEach(() => database.transaction((tx) => tx.delete(sandboxPayments)))

const keep = (payment: SandboxPayment, at: AgencyRepositories = agency) =>
  at.sandboxPayments.change(payment.gatewayReference, () => ({ payment, result: null }))
const kept = (reference: string, at: AgencyRepositories = agency) =>
  at.sandboxPayments.change(reference, (found) => ({ result: found }))

describe('a payment of the sandbox', () => {
  it('is stored whole under its reference, and replaced by the last change', async () => {
    const first = testSandboxPayment({
      asked: { 'key-1': '["LV-7K3QX9",123450,"EUR"]' },
      refunds: [{ gatewayReference: 'r', idempotencyKey: 'key-2', amount: 5 }],
      settlesAt: '2026-11-22T12:00:00.123Z',
      webhookDueAt: '2026-11-22T12:00:00.456Z',
    })
    expect(await kept('sandbox_pi_1')).toBeNull()
    await keep(first)
    expect(await kept('sandbox_pi_1')).toEqual(first)
    const next = { ...first, captured: 100, webhookDueAt: null }
    await keep(next)
    expect(await kept('sandbox_pi_1')).toEqual(next)
    expect(await agency.sandboxPayments.due(new Date('2030-01-01T00:00:00Z'), 10)).toEqual([])
    expect(await kept('sandbox_pi_2')).toBeNull()
  })

  it('is unchanged if a change fails, or returns nothing to store', async () => {
    const payment = testSandboxPayment()
    await keep(payment)
    const failing = agency.sandboxPayments.change('sandbox_pi_1', () => {
      throw new RangeError('too much')
    })
    await expect(failing).rejects.toThrow(RangeError)
    const failingFirst = agency.sandboxPayments.change('sandbox_pi_2', () => {
      throw new RangeError('nothing there')
    })
    await expect(failingFirst).rejects.toThrow(RangeError)
    expect(await agency.sandboxPayments.change('sandbox_pi_1', () => ({ result: 7 }))).toBe(7)
    expect([await kept('sandbox_pi_1'), await kept('sandbox_pi_2')]).toEqual([payment, null])
  })

  it('is changed by one caller after the other, also at its creation', async () => {
    const counted = await Promise.all(
      Array.from({ length: 20 }, () =>
        agency.sandboxPayments.change('sandbox_pi_1', (found) => {
          const captured = (found?.captured ?? 0) + 1
          return { payment: testSandboxPayment({ captured }), result: captured }
        }),
      ),
    )
    expect(counted.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
  })

  it('belongs to its agency, also under the same reference', async () => {
    const theirs = store.forAgency(other)
    await keep(testSandboxPayment({ captured: 1, webhookDueAt: '2026-11-22T12:00:00.000Z' }))
    expect(await kept('sandbox_pi_1', theirs)).toBeNull()
    await keep(testSandboxPayment({ captured: 2 }), theirs)
    expect(await kept('sandbox_pi_1')).toMatchObject({ captured: 1 })
    expect(await theirs.sandboxPayments.due(new Date('2030-01-01T00:00:00Z'), 10)).toEqual([])
  })

  it('of the demo is unknown in production, which may reuse its reference', async () => {
    const now = new Date('2026-11-22T12:00:00Z')
    await keep(testSandboxPayment({ captured: 1, webhookDueAt: now.toISOString() }))
    const real = production.forAgency(agencyId)
    expect(await kept('sandbox_pi_1', real)).toBeNull()
    expect(await real.sandboxPayments.due(now, 10)).toEqual([])
    expect(await production.agenciesWithSandboxWebhooks(now)).toEqual([])
    const own = testSandboxPayment({ captured: 2, webhookDueAt: now.toISOString() })
    await keep(own, real)
    expect(await kept('sandbox_pi_1', real)).toEqual(own)
    expect(await production.agenciesWithSandboxWebhooks(now)).toEqual([agencyId])
  })
})

describe('due webhooks of the sandbox', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 10, 22, 12, 0, second))
  const waiting = (name: string, second: number | null) =>
    testSandboxPayment({
      gatewayReference: name,
      webhookDueAt: second === null ? null : at(second).toISOString(),
    })

  it('are returned from their due time, earliest first and up to the limit', async () => {
    for (const [name, second] of [
      ['third', 3],
      ['first', 1],
      ['none', null],
      ['second', 2],
    ] as const) {
      await keep(waiting(name, second))
    }
    const due = (second: number, most = 10) => agency.sandboxPayments.due(at(second), most)
    expect(await due(0)).toEqual([])
    expect(await due(2)).toEqual(['first', 'second'])
    expect(await due(9)).toEqual(['first', 'second', 'third'])
    expect(await due(9, 2)).toEqual(['first', 'second'])
    await keep(waiting('first', null))
    expect(await due(9)).toEqual(['second', 'third'])
  })

  it('have a list of their agencies', async () => {
    await keep(waiting('mine', 1))
    await keep(waiting('mine too', 1))
    await keep(waiting('theirs', 2), store.forAgency(other))
    await keep(waiting('told', null), store.forAgency(other))
    expect(await store.agenciesWithSandboxWebhooks(at(0))).toEqual([])
    expect(await store.agenciesWithSandboxWebhooks(at(1))).toEqual([agencyId])
    expect((await store.agenciesWithSandboxWebhooks(at(2))).toSorted()).toEqual([agencyId, other].toSorted())
  })
})
