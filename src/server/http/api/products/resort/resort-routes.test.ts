import { beforeAll, describe, expect, it } from 'vitest'
import type { ResortRate } from '../../../../../contract/types.ts'
import { openTestApp, type TestApp } from '../../../../hosts/testing-app.ts'
import { contractValidators } from '../../../../kernel/validation/contract-validators.ts'
import { expectContract } from '../../../../kernel/validation/expect-contract.ts'
import { foundWeeks, mayWeeks, postWeeks, readResort } from './testing-resorts.ts'

const isPart = contractValidators({})('components/schemas/ResortSearchPart')
const bookingMenuItemOptions = [{ title: 'Resorts' as const, active: true }]

let app: TestApp
let closed: TestApp
beforeAll(async () => {
  app = await openTestApp({}, { aurora: { bookingMenuItemOptions } })
  closed = await openTestApp(
    {},
    {
      aurora: { bookingMenuItemOptions, allowNonLoginFlow: false },
      meridian: { bookingMenuItemOptions: [{ title: 'Hotels', active: true }] },
    },
  )
})

async function refusal(response: Response) {
  const { errors = [] } = (await response.json()) as { errors?: { field: string }[] }
  return { status: response.status, fields: errors.map(({ field }) => field) }
}

describe('a search for weeks', () => {
  it('answers in lines of the contract, with what is due at the resort in each price', async () => {
    const { offers, done } = await foundWeeks(app)
    expect(offers.length).toBeGreaterThan(3)
    for (const part of [{ kind: 'offers', offers }, done]) {
      expect(isPart?.(part) || isPart?.errors).toBe(true)
    }
    for (const { price, week } of offers) {
      expect(week.nights).toBe(7)
      expect(price?.dueLocally.every(({ currency }) => currency === 'EUR')).toBe(true)
    }
  })

  it('keeps to the highest total with what is due at the resort', async () => {
    const { offers } = await foundWeeks(app)
    const allIn = ({ price }: (typeof offers)[number]) =>
      (price?.total ?? 0) + (price?.dueLocally ?? []).reduce((sum, { estimate }) => sum + (estimate ?? 0), 0)
    const amount = Math.max(...offers.map(allIn)) - 1
    const cheaper = await foundWeeks(app, { maximumTotal: { amount, currency: 'USD' } })
    expect(cheaper.offers.every((offer) => allIn(offer) <= amount)).toBe(true)
    const none = await foundWeeks(app, { maximumTotal: { amount: 100, currency: 'USD' } })
    expect(none.done).toMatchObject({ total: 0, none: 'above_maximum' })
  })

  it('shows a visitor no price if the agency requires sign-in, and takes no highest total', async () => {
    const { offers } = await foundWeeks(closed)
    for (const { price, others, policy } of offers) {
      expect(price).toBeUndefined()
      expect(others.some((other) => 'price' in other)).toBe(false)
      expect(policy.steps.every(({ penalty }) => penalty === undefined)).toBe(true)
    }
    const maximumTotal = { amount: 100_000, currency: 'USD' }
    expect(await refusal(await postWeeks(closed, 'search', { ...mayWeeks, maximumTotal }))).toEqual({
      status: 422,
      fields: ['maximumTotal'],
    })
    const { rates, extras } = await readResort(closed, offers[0]?.rateKey ?? '')
    expect([...rates, ...extras].some((one) => 'price' in one)).toBe(false)
  })

  it.each([
    ['a window in the past', { from: '2026-03-01', until: '2026-05-25' }, 'checkIn.from'],
    ['a window that ends before it begins', { from: '2026-05-08', until: '2026-05-07' }, 'checkIn.until'],
    ['a window of four months', { from: '2026-05-08', until: '2026-09-08' }, 'checkIn.until'],
    ['a day that does not exist', { from: '2026-02-30', until: '2026-05-25' }, 'checkIn.from'],
    ['a day in three years', { from: '2029-05-08', until: '2029-05-25' }, 'checkIn.from'],
  ])('refuses %s and names the field', async (_, checkIn, field) => {
    const response = await postWeeks(app, 'search', { ...mayWeeks, checkIn })
    expect(await refusal(response)).toEqual({ status: 422, fields: [field] })
  })

  it('refuses a highest total in another currency, and an area without a place', async () => {
    const maximumTotal = { amount: 100_000, currency: 'EUR' }
    const foreign = await postWeeks(app, 'search', { ...mayWeeks, maximumTotal })
    expect(await refusal(foreign)).toEqual({ status: 422, fields: ['maximumTotal.currency'] })
    expect((await postWeeks(app, 'search', { ...mayWeeks, area: {} })).status).toBe(422)
  })

  it('needs a correlation id, and an agency that sells resorts', async () => {
    const body = mayWeeks
    const bare = await app.call('/api/resort/weeks/search', { method: 'POST', body })
    expect(bare.status).toBe(400)
    const headers = { 'x-correlation-id': 'search-0001' }
    const elsewhere = { method: 'POST', body, headers, host: 'meridian.localhost' }
    expect((await closed.call('/api/resort/weeks/search', elsewhere)).status).toBe(404)
  })
})

describe('a resort', () => {
  it('has units, weeks, rules, reviews and extras, in the shape of the contract', async () => {
    const { offers } = await foundWeeks(app)
    const answer = await readResort(app, offers[0]?.rateKey ?? '')
    expectContract('getResort', { data: answer })
    expect(answer.rates[0]?.price?.total).toBe(offers[0]?.price?.total)
    expect(answer.resort.subregion.parent_id).toBe('mediterranean')
    expect(answer.rules.minimumAge).toBeGreaterThanOrEqual(18)
    expect(answer.changeDays).toBe(45)
  })

  it('costs more by exactly the shown price of an extra, and names it by its field if it has none', async () => {
    const { offers } = await foundWeeks(app)
    const rateKey = offers[0]?.rateKey ?? ''
    const { extras, rates } = await readResort(app, rateKey)
    for (const code of ['guest_certificate', 'insurance'] as const) {
      const response = await postWeeks(app, 'price', { rateKey, extras: [{ code, count: 1 }] })
      const { data } = (await response.json()) as { data: ResortRate }
      expectContract('priceResort', { data })
      const shown = extras.find((one) => one.code === code)?.price?.amount
      expect((data.price?.total ?? 0) - (rates[0]?.price?.total ?? 0)).toBe(shown)
    }
    const tooMany = { rateKey, extras: [{ code: 'guest_certificate', count: 2 }] }
    expect(await refusal(await postWeeks(app, 'price', tooMany))).toEqual({
      status: 422,
      fields: ['extras[0].count'],
    })
  })

  it('is refused for a text that is no key', async () => {
    for (const path of ['details', 'price']) {
      const body = { rateKey: 'AAAAAAAAAAAA', ...(path === 'price' && { extras: [] }) }
      expect(await refusal(await postWeeks(app, path, body))).toEqual({ status: 422, fields: ['rateKey'] })
    }
  })

  it('has a net price for agents alone, and no markup on the fee for another guest', async () => {
    const cookie = await app.signIn('sales@test.example')
    const { offers } = await foundWeeks(app, {}, { cookie })
    expect(offers[0]?.price?.net).toBeGreaterThan(0)
    const { extras } = await readResort(app, offers[0]?.rateKey ?? '', { cookie })
    expect(extras.find(({ code }) => code === 'guest_certificate')?.price).toEqual({
      amount: 6_900,
      currency: 'USD',
    })
  })
})
