import { expect } from 'vitest'
import type { MoneyAmount, Proposal } from '../../../../contract/types.ts'
import type { TestApp } from '../../../hosts/testing-app.ts'
import { type Answer, call, findRate, type Visitor } from '../booking/testing-booking-flow.ts'

export const lastDay = '2026-04-20'

/** An agent's request to aurora that proposes the cheapest rate of Lisbon. */
export async function proposalRequest(app: TestApp, agent: Visitor, fields: object = {}) {
  const { rateKey, price } = await findRate(app, agent)
  return {
    product: 'hotel',
    rateKey,
    currency: 'USD',
    validUntil: lastDay,
    keepsPrice: true,
    note: 'Quiet at night',
    shownTotal: { amount: price?.total ?? 0, currency: 'USD' },
    client: { name: 'Tor Vik', email: 'tor@reader.example' },
    ...fields,
  }
}

/** Creates a proposal as an agent. */
export async function propose(app: TestApp, agent: Visitor, fields: object = {}): Promise<Proposal> {
  const body = await proposalRequest(app, agent, fields)
  const { status, data, problem } = await call<Proposal>(app, '/api/proposals', agent, { body })
  expect(problem.code).toBeUndefined()
  expect(status).toBe(201)
  return data
}

/** Sends a client's answer; by default, it accepts the total that the page shows now. */
export async function say(
  app: TestApp,
  id: string,
  answer: string,
  shownTotal?: MoneyAmount,
): Promise<Answer<Proposal>> {
  const { data } = await call<Proposal>(app, `/api/proposals/${id}`, {}, { method: 'GET' })
  const { price, proposedTotal } = data
  const now = price ? { amount: price.total, currency: price.currency } : proposedTotal
  const body = answer === 'accept' ? { answer, shownTotal: shownTotal ?? now } : { answer }
  return call<Proposal>(app, `/api/proposals/${id}/answer`, {}, { body })
}
