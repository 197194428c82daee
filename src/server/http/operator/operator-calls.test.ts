import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Operation } from '../../../contract/operation.ts'
import { type OperationId, operations } from '../../../contract/operations.gen.ts'
import type { Supplier } from '../../domain/suppliers/port.ts'
import { openTestApp, type TestApp } from '../../hosts/testing-app.ts'
import { operationCases } from '../api/testing-operations.ts'
import { answers, startTestOperator, type TestOperator } from './testing-operator.ts'

/** A proxy that throws at every access. */
const untouchable = new Proxy({} as Supplier, {
  get(_, name) {
    throw new Error(`the sample inventory was asked for ${String(name)}`)
  },
})

let operator: TestOperator
let app: TestApp
let cookie = ''

beforeAll(async () => {
  operator = await startTestOperator()
  const { config } = operator
  app = await openTestApp({ config, supplier: untouchable }, undefined, undefined, { counts: false })
  operator.answer = answers(200, {
    token: 'x',
    user: { userType: 'AgencyOwner', isRewardWalletEnable: true },
  })
  const body = { email: 'owner@test.example', password: 'x' }
  const response = await app.call('/api/user/login', { method: 'POST', body })
  cookie = response.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
})
afterAll(() => operator.close())

/** The calls that the operator receives for a valid call by the operator's owner. */
async function reachedBy({ id, method, path }: Operation): Promise<string[]> {
  const row = operationCases[id as OperationId]
  operator.answer = answers(404, { error: 'There is none.' })
  operator.seen.length = 0
  const response = await app.call(row.path ?? path, {
    method: method.toUpperCase(),
    body: row.body,
    headers: { cookie, 'x-correlation-id': 'search-0001', ...row.headers },
  })
  await response.body?.cancel()
  expect(response.status, id).not.toBe(500)
  return operator.seen.map((call) => `${call.method} ${call.path.split('?')[0]}`)
}

const all: Operation[] = Object.values(operations)

it.each(all.filter(({ answeredBy }) => answeredBy === 'operator'))(
  '$id reaches the operator',
  async (operation) => {
    const { path } = operationCases[operation.id as OperationId]
    const expected = `${operation.method.toUpperCase()} ${(path ?? operation.path).split('?')[0]}`
    expect(await reachedBy(operation)).toEqual([expected])
  },
)

it.each(all.filter(({ answeredBy, id }) => answeredBy === 'livery' && id !== 'logout'))(
  '$id is answered by Livery',
  async (operation) => {
    expect(await reachedBy(operation)).toEqual([])
  },
)

it("leaves pages, branding, Livery's people and the session to Livery, and sales to the operator", () => {
  const own = /^\/api\/(?:branding|users|sso|blog|links|destinations|page-context|visitor-region)(?:\/|$)/
  for (const { path, answeredBy, id } of all) {
    if (own.test(path)) expect(answeredBy, id).toBe('livery')
    const sold =
      /^\/api\/(?:hotels|quotes|bookings|payments|proposals|wallet|resort|dealray|flight|activities)(?:\/|$)/
    if (sold.test(path)) expect(answeredBy, id).toBe('operator')
  }
})

it("answers a payment gateway's webhook with 404 and the right address", async () => {
  const response = await app.call('/api/payments/stripe/webhook', { method: 'POST', body: {} })
  expect(response.status).toBe(404)
  expect(((await response.json()) as { detail: string }).detail).toMatch(/operator's own API/)
})
