import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../hosts/testing-app.ts'
import { answers, startTestOperator, type TestOperator } from './testing-operator.ts'
import { hotel, room } from './testing-operator-stay.ts'

let operator: TestOperator
let app: TestApp
beforeAll(async () => {
  operator = await startTestOperator()
  app = await openTestApp({ config: operator.config }, { aurora: {} })
})
afterAll(() => operator.close())
beforeEach(() => {
  operator.seen.length = 0
})

const money = (amount: number) => ({ amount, currency: 'USD' })
const policy = {
  isRefundable: true,
  timeZone: 'Europe/Lisbon',
  steps: [{ from: '2026-05-06T00:00:00', penalty: 100 }],
}
const subject = (end: string) => ({
  product: 'hotel',
  hotel: {
    hotel,
    room,
    rate: { board: 'breakfast', payment: 'now', isRefundable: true, policy },
    stay: { start: '2026-05-08', end },
    rooms: [{ adults: 2, childAges: [] }],
  },
})
const amendment = {
  id: '6f1c1f0e-0000-4000-8000-000000000007',
  state: 'proposed',
  createdAt: '2026-03-10T12:00:00Z',
  expiresAt: '2026-03-10T12:30:00Z',
  secondsLeft: 1800,
  was: subject('2026-05-09'),
  becomes: subject('2026-05-10'),
  wasTotal: money(100),
  becomesTotal: money(200),
  due: money(100),
  refund: money(0),
  requirements: [{ group: 1, type: 'adult', role: 'lead', fields: ['firstName', 'lastName', 'document'] }],
}
const adult = { group: 1, type: 'adult' }
const document = { type: 'passport', number: 'X1234567', issuingCountry: 'GB', expiresOn: '2031-05-01' }
const path = '/api/bookings/OP-AB12CD/amendments'
const change = {
  product: 'hotel',
  stay: { start: '2026-05-08', end: '2026-05-10' },
  rooms: [{ adults: 2, childAges: [] }],
}
const send = (to: string, body: object) =>
  app.call(to, {
    method: 'POST',
    body,
    headers: { 'idempotency-key': randomUUID(), 'x-session-id': 'visit-0001' },
  })
const problemOf = async (response: Response) =>
  (await response.json()) as { code: string; detail: string; errors?: { field: string }[] }

describe("an amendment at an operator's API", () => {
  it('is quoted by the operator as requested', async () => {
    operator.answer = answers(201, { data: amendment })
    const response = await send(path, { change })
    expect(response.status).toBe(201)
    expect(await response.json()).toEqual({ data: amendment })
    expect(operator.seen.map((one) => [one.path, JSON.parse(one.body)])).toEqual([[path, { change }]])
  })

  it('reaches the operator with the places of known people and the documents of others', async () => {
    operator.answer = answers(409, { code: 'conflict', detail: 'It was accepted already.' })
    const travellers = [
      { known: 0, ...adult, role: 'lead' },
      { ...adult, firstName: 'Bea', lastName: 'Byron', document },
    ]
    const body = { party: { travellers } }
    const response = await send(`${path}/${amendment.id}/acceptance`, body)
    expect([response.status, (await problemOf(response)).code]).toEqual([409, 'conflict'])
    expect(JSON.parse(operator.seen.at(-1)?.body ?? '')).toEqual(body)
  })

  it.each([
    ['a place that is no number', { known: 'first', ...adult }, 'party.travellers[0].known'],
    [
      'a number of a document that is none',
      { known: 0, ...adult, document: { ...document, number: 'x' } },
      'party.travellers[0].document.number',
    ],
  ])('does not reach it with %s', async (_, traveller, field) => {
    const response = await send(`${path}/${amendment.id}/acceptance`, { party: { travellers: [traveller] } })
    const problem = await problemOf(response)
    expect([response.status, problem.errors?.[0]?.field]).toEqual([422, field])
    expect(operator.seen).toEqual([])
  })

  it.each([
    ['without what it becomes', { ...amendment, becomes: undefined }],
    ['with an amount that is no number', { ...amendment, due: { amount: '100', currency: 'USD' } }],
    ['with a question that has no code', { ...amendment, questions: [{ of: 'party', isRequired: true }] }],
  ])('rejects the answer %s', async (_, data) => {
    operator.answer = answers(201, { data })
    const response = await send(path, { change })
    expect(response.status).toBe(502)
  })

  it('is refused by an operator that makes none', async () => {
    operator.answer = answers(409, { code: 'conflict', detail: 'This booking cannot be changed.' })
    const response = await send(path, { change })
    expect([response.status, (await problemOf(response)).code]).toEqual([409, 'conflict'])
  })
})
