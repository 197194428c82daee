import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ActivityDeal, AgencyMarkups, MarkupRule } from '../../../../contract/types.ts'
import { defaultMarkup } from '../../../../tenant/markups/markup-amount.ts'
import { openTestApp, type TestApp } from '../../../hosts/testing-app.ts'

const path = '/api/agency/markups'
const lisbon = { latitude: 38.72, longitude: -9.14 }
const everything: MarkupRule = { kind: 'percent', value: 20 }

let app: TestApp
let owner: string
let agent: string
/** The agency's rules before each test. */
let revision: number

beforeAll(async () => {
  app = await openTestApp()
  owner = await app.signIn('owner@test.example')
  agent = await app.signIn('sales@test.example')
})
beforeEach(async () => {
  const { markups } = app.store.forAgency(await app.agencyId('aurora'))
  revision = (await markups.find()).revision
  await markups.change({ revision, rules: [], by: { id: 'test', name: 'Test' } })
  revision = (await markups.find()).revision
})

const read = async (cookie = owner) => app.call(path, { headers: { cookie } })
const change = (rules: unknown, from: number | null = revision, cookie = owner) =>
  app.call(path, {
    method: 'PUT',
    body: { rules },
    headers: { cookie, ...(from === null ? {} : { 'if-match': `"${from}"` }) },
  })
const dataOf = async (response: Response) => ((await response.json()) as { data: AgencyMarkups }).data

/**
 * The markup that a search's deals show the agency's agent, in whole percents of the wholesale rate. Only rates
 * without a supplier's minimum count.
 */
async function added(): Promise<Set<number>> {
  const response = await app.call('/api/dealray/deals/activity-search', {
    method: 'POST',
    body: { ...lisbon, isHome: true },
    headers: { cookie: agent },
  })
  const { response: deals } = (await response.json()) as { response: ActivityDeal[] }
  return new Set(
    deals.map(({ rates }) => Math.round((100 * (rates?.taxAndFee ?? 0)) / (rates?.baseRate ?? 1))),
  )
}

describe('GET /api/agency/markups', () => {
  it('returns the rules with their revision, and the markup where no rule applies', async () => {
    await change([everything])
    const response = await read()
    expect(response.headers.get('etag')).toBe(`"${revision + 1}"`)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const rules = { revision: revision + 1, rules: [everything], fallback: defaultMarkup }
    expect(await dataOf(response)).toEqual({ ...rules, updatedBy: 'Ada Test', updatedAt: expect.any(String) })
  })

  it('is for owner and Admin: neither a SalesAgent nor a restricted agent reads it', async () => {
    const statuses = []
    for (const name of ['owner', 'admin', 'sales', 'restricted', 'traveller']) {
      statuses.push([name, (await read(await app.signIn(`${name}@test.example`))).status])
    }
    expect(statuses).toEqual([
      ['owner', 200],
      ['admin', 200],
      ['sales', 403],
      ['restricted', 403],
      ['traveller', 403],
    ])
  })
})

describe('PUT /api/agency/markups', () => {
  it('changes the prices shown from then on, of this agency alone', async () => {
    expect(await added()).toEqual(new Set([12]))
    const response = await change([
      everything,
      { product: 'activity', country: 'PT', kind: 'percent', value: 5 },
    ])
    expect([response.status, response.headers.get('etag')]).toEqual([200, `"${revision + 1}"`])
    expect(await added()).toEqual(new Set([5]))
    expect((await app.store.agencyBySlug('meridian'))?.markups.rules).toEqual([])
  })

  it('is recorded once in the audit log, and not if nothing changed', async () => {
    const { audit } = app.store.forAgency(await app.agencyId('aurora'))
    await change([everything])
    const [entry] = await audit.latest(1)
    expect(entry).toMatchObject({ action: 'markups.change' })
    // A repeat after a lost response gets the same answer.
    const again = await change([everything])
    expect([again.status, again.headers.get('etag')]).toEqual([200, `"${revision + 1}"`])
    expect(await audit.latest(1)).toEqual([entry])
  })

  it('needs the previous revision (428), and changes nothing after a colleague’s change (412)', async () => {
    expect((await change([everything], null)).status).toBe(428)
    await change([everything])
    const late = await change([{ kind: 'percent', value: 1 }])
    expect(late.status).toBe(412)
    expect(await late.json()).toMatchObject({
      code: 'precondition_failed',
      detail: expect.stringContaining('Ada'),
    })
    expect((await dataOf(await read())).rules).toEqual([everything])
  })

  it.each<[string, unknown, string]>([
    ['more than everything', { product: 'car', kind: 'percent', value: 100.01 }, 'rules[1].value'],
    ['less than nothing', { product: 'car', kind: 'percent', value: -1 }, 'rules[1].value'],
    ['a thousandth of a percent', { product: 'car', kind: 'percent', value: 1.005 }, 'rules[1].value'],
    [
      'a percentage in dollars',
      { product: 'car', kind: 'percent', value: 1, currency: 'USD' },
      'rules[1].currency',
    ],
    ['an amount of nothing', { product: 'car', kind: 'fixed', value: 1 }, 'rules[1].currency'],
    ['half a yen', { product: 'car', kind: 'fixed', value: 1.5, currency: 'JPY' }, 'rules[1].value'],
    [
      'a currency without a rate',
      { product: 'car', kind: 'fixed', value: 1, currency: 'KPW' },
      'rules[1].currency',
    ],
    ['a country that there is not', { country: 'XX', kind: 'percent', value: 1 }, 'rules[1].country'],
    ['a second rule of everything', { kind: 'percent', value: 1 }, 'rules[1]'],
    ['an audience that there is not', { audience: 'vip', kind: 'percent', value: 1 }, 'rules[1].audience'],
    [
      'a member’s rule dearer than the public one',
      { audience: 'member', kind: 'percent', value: 99 },
      'rules[1].value',
    ],
    ['a product that nobody sells', { product: 'train', kind: 'percent', value: 1 }, 'rules[1].product'],
    [
      'a place in another country',
      { country: 'ES', place: { name: 'Lisbon', country: 'PT', ...lisbon }, kind: 'percent', value: 1 },
      'rules[1].country',
    ],
  ])('names the field of %s (422)', async (_what, rule, field) => {
    const response = await change([everything, rule])
    expect(response.status).toBe(422)
    const { errors } = (await response.json()) as { errors: { field: string }[] }
    expect(errors.map((error) => error.field)).toEqual([field])
    expect((await dataOf(await read())).rules).toEqual([])
  })

  it('accepts a third of a dinar, two decimals of a percentage, and rules of each audience', async () => {
    const rules = [
      { kind: 'fixed', value: 0.333, currency: 'KWD' },
      { product: 'car', kind: 'percent', value: 12.29 },
      { product: 'car', audience: 'member', kind: 'percent', value: 12.28 },
      { product: 'car', audience: 'agent', kind: 'percent', value: 30 },
    ]
    expect((await change(rules)).status).toBe(200)
    expect((await dataOf(await read())).rules).toEqual(rules)
  })

  it('limits the rate of changes (429)', async () => {
    const admin = await app.signIn('admin@test.example')
    let last = new Response()
    for (let time = 0; time < 70 && last.status !== 429; time += 1) last = await change([], 0, admin)
    expect(last.status).toBe(429)
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
