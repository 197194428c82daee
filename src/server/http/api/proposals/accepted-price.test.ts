import { beforeEach, describe, expect, it } from 'vitest'
import { sharedGeo } from '../../../../../packages/geography/shared-geo.ts'
import { createInventory } from '../../../../../packages/sample-inventory/inventory.ts'
import type { LanguageCode, MoneyAmount, Proposal, ProposalSummary } from '../../../../contract/types.ts'
import { localeOf } from '../../../../tenant/language.ts'
import { documentTexts } from '../../../domain/documents/document-texts.ts'
import type { Supplier } from '../../../domain/suppliers/port.ts'
import { withProduct } from '../../../domain/suppliers/testing-supplied-product.ts'
import { openTestApp, type TestApp, testNow } from '../../../hosts/testing-app.ts'
import { call, type Visitor } from '../booking/testing-booking-flow.ts'
import { proposalRequest, propose, say } from './testing-proposals.ts'

let app: TestApp
let agent: Visitor
let owner: Visitor
/** The number of supplier calls that succeed before it fails. */
let answersLeft = Number.POSITIVE_INFINITY
let isSoldOut = false

beforeEach(async () => {
  answersLeft = Number.POSITIVE_INFINITY
  isSoldOut = false
  app = await openTestApp({ supplier: await failingSupplier() })
  agent = { cookie: await app.signIn('sales@test.example') }
  owner = { cookie: await app.signIn('owner@test.example') }
})

async function failingSupplier(): Promise<Supplier> {
  const supplier = createInventory({ geo: await sharedGeo(), clock: () => testNow })
  return withProduct(supplier, 'hotel', (hotels) => ({
    async quote(key) {
      answersLeft -= 1
      if (answersLeft < 0) throw new Error('the supplier is gone')
      return isSoldOut ? { status: 'sold_out' } : hotels.quote(key)
    },
  }))
}

const records = async () => app.store.forAgency(await app.agencyId('aurora'))
const mails = async () =>
  (await (await records()).mails.latest(50)).filter(({ kind }) => kind.startsWith('proposal'))
const stored = async (id: string) => (await records()).proposals.find(id)
const look = async (id: string) =>
  (await call<Proposal>(app, `/api/proposals/${id}`, {}, { method: 'GET' })).data
const answer = (id: string, body: object) => call<Proposal>(app, `/api/proposals/${id}/answer`, {}, { body })

async function raiseMarkup(value: number) {
  const before = await app.call('/api/agency/markups', { headers: { cookie: owner.cookie ?? '' } })
  const headers = { cookie: owner.cookie ?? '', 'if-match': before.headers.get('etag') ?? '' }
  const body = { rules: [{ kind: 'percent', value }] }
  expect((await app.call('/api/agency/markups', { method: 'PUT', body, headers })).status).toBe(200)
}

async function written(amount: MoneyAmount, language: LanguageCode): Promise<string> {
  const { agency } = (await app.store.agencyBySlug('aurora')) ?? {}
  if (!agency) throw new Error('the agency is published')
  return documentTexts({ language, locale: localeOf(language, agency) }).money(amount)
}

describe('the total that a client accepts', () => {
  it('is the one shown: another total stores nothing and is answered with the current one', async () => {
    const { id, proposedTotal } = await propose(app, agent, { keepsPrice: false })
    await raiseMarkup(30)
    const { status, problem } = await say(app, id, 'accept', proposedTotal)
    const { price } = await look(id)
    const total = { amount: price?.total ?? 0, currency: 'USD' as const }
    expect(total.amount).toBeGreaterThan(proposedTotal.amount)
    expect([status, problem.code, problem.total]).toEqual([409, 'price_changed', total])
    expect([(await stored(id))?.state, await mails()]).toEqual(['open', []])

    const { data } = await say(app, id, 'accept', total)
    expect(data).toMatchObject({ state: 'accepted', proposedTotal, acceptedTotal: total, price })
    const sent = await mails()
    expect(sent).toHaveLength(2)
    for (const { text, html, language } of sent) {
      expect(text).toContain(await written(total, language as LanguageCode))
      expect(`${text} ${html}`).not.toContain(await written(proposedTotal, language as LanguageCode))
    }
    const { data: listed } = await call<{ proposals: ProposalSummary[] }>(app, '/api/proposals', agent, {
      method: 'GET',
    })
    expect(listed.proposals[0]).toMatchObject({ proposedTotal, acceptedTotal: total })
  })

  it('is the stored price if the proposal has one, whatever the markup is now', async () => {
    const { id, proposedTotal } = await propose(app, agent)
    await raiseMarkup(30)
    const { amount, currency } = proposedTotal
    const { problem } = await say(app, id, 'accept', { amount: amount + 100, currency })
    expect([problem.code, problem.total]).toEqual(['price_changed', proposedTotal])
    expect((await say(app, id, 'accept', proposedTotal)).data.acceptedTotal).toEqual(proposedTotal)
  })

  it('is in the currency of the proposal', async () => {
    const { id, proposedTotal } = await propose(app, agent)
    const { problem } = await say(app, id, 'accept', { ...proposedTotal, currency: 'EUR' })
    expect(problem.code).toBe('price_changed')
    expect((await stored(id))?.state).toBe('open')
  })

  it.each([
    ['is missing', {}],
    ['is no whole amount', { shownTotal: { amount: 1.5, currency: 'USD' } }],
  ])('is refused with its field if it %s', async (_, parts) => {
    const { id } = await propose(app, agent)
    const { status, problem } = await answer(id, { answer: 'accept', ...parts })
    expect(status).toBe(422)
    expect(problem.errors?.[0]?.field).toMatch(/^shownTotal/)
    expect((await stored(id))?.state).toBe('open')
  })

  it('stays the first one when the same answer is repeated after a price change', async () => {
    const { id, proposedTotal } = await propose(app, agent, { keepsPrice: false })
    await say(app, id, 'accept')
    await raiseMarkup(30)
    for (const body of [{ answer: 'accept' }, { answer: 'accept', shownTotal: proposedTotal }]) {
      const { status, data } = await answer(id, body)
      expect([status, data.state, data.acceptedTotal]).toEqual([200, 'accepted', proposedTotal])
    }
    expect(await mails()).toHaveLength(2)
  })

  it('is not needed to decline', async () => {
    const { id } = await propose(app, agent)
    await say(app, id, 'accept')
    expect((await say(app, id, 'decline')).data).not.toHaveProperty('acceptedTotal')
    expect(await stored(id)).toMatchObject({ state: 'declined', acceptedTotal: null })
  })

  it('does not exist if the rate is sold out', async () => {
    const { id, proposedTotal } = await propose(app, agent)
    isSoldOut = true
    const { status, problem } = await say(app, id, 'accept', proposedTotal)
    expect([status, problem.code]).toEqual([409, 'sold_out'])
    expect((await stored(id))?.state).toBe('open')
  })
})

describe('a supplier failure', () => {
  it('before an acceptance is stored is an error; nothing is stored or mailed', async () => {
    const { id, proposedTotal } = await propose(app, agent)
    answersLeft = 0
    const { problem } = await answer(id, { answer: 'accept', shownTotal: proposedTotal })
    expect(problem.code).toBe('supplier_failed')
    expect([(await stored(id))?.state, await mails()]).toEqual(['open', []])
  })

  it('after an acceptance is checked does not fail the stored answer', async () => {
    const { id, proposedTotal, price } = await propose(app, agent)
    answersLeft = 1
    const { status, data } = await answer(id, { answer: 'accept', shownTotal: proposedTotal })
    expect(status).toBe(200)
    expect(data).toMatchObject({ state: 'accepted', acceptedTotal: proposedTotal })
    expect(data.price?.total).toBe(price?.total)
    expect(await mails()).toHaveLength(2)
  })

  it('leaves out the current price when an answer is repeated or declines', async () => {
    const { id, proposedTotal } = await propose(app, agent)
    await say(app, id, 'accept')
    answersLeft = 0
    const again = await answer(id, { answer: 'accept', shownTotal: proposedTotal })
    expect([again.status, again.data.state]).toEqual([200, 'accepted'])
    expect(again.data.acceptedTotal).toEqual(proposedTotal)
    expect(again.data).not.toHaveProperty('price')
    expect((await answer(id, { answer: 'decline' })).status).toBe(200)
  })

  it('after a proposal is stored does not fail the agent’s call', async () => {
    const body = await proposalRequest(app, agent)
    answersLeft = 1
    const { status, data } = await call<Proposal>(app, '/api/proposals', agent, { body })
    expect([status, data.state]).toEqual([201, 'open'])
    expect((await stored(data.id))?.state).toBe('open')
  })
})
