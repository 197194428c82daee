import { beforeAll, describe, expect, it } from 'vitest'
import type {
  ActivityCalendarAnswer,
  ActivityDeal,
  ActivitySlotsAnswer,
} from '../../../../../contract/types.ts'
import { openTestApp, sellingAgencies, type TestApp } from '../../../../hosts/testing-app.ts'
import { contractValidators } from '../../../../kernel/validation/contract-validators.ts'
import { expectContract } from '../../../../kernel/validation/expect-contract.ts'
import { lisbon } from '../hotel/testing-hotels.ts'
import { activityParts, asked, detailsOf, mayDay, offersIn, onMayDay, slotsOn } from './testing-activities.ts'

const isPart = contractValidators({})('components/schemas/ActivitySearchPart')
const two = [{ unit: 'adult', count: 2 }]

let app: TestApp
let closed: TestApp
beforeAll(async () => {
  app = await openTestApp({}, sellingAgencies)
  closed = await openTestApp(
    {},
    {
      aurora: { ...sellingAgencies.aurora, allowNonLoginFlow: false },
      meridian: { bookingMenuItemOptions: [{ title: 'Cars', active: true }] },
    },
  )
})

const found = async (body: object = onMayDay, headers: Record<string, string> = {}, from = app) =>
  offersIn(await activityParts(from, body, headers))

/** The status, and the fields with their reasons, of a refused request. */
async function refusal(path: string, body: object, from = app) {
  const response = await from.call(`/api/activities/${path}`, { method: 'POST', body })
  const { errors = [] } = (await response.json()) as { errors?: { field: string; reason: string }[] }
  return { status: response.status, fields: errors.map(({ field, reason }) => `${field} ${reason}`) }
}

describe('a search for activities', () => {
  it("names the nearby place in the reader's language", async () => {
    const parts = await activityParts(app, { ...onMayDay, destination: '' }, { 'accept-language': 'de' })
    expect(parts.at(-1)).toMatchObject({ near: 'Lissabon' })
  })

  it('is answered in lines of the contract, the last of which marks the end', async () => {
    const parts = await activityParts(app, onMayDay)
    for (const part of parts) expect(isPart?.(part), JSON.stringify(isPart?.errors?.[0])).toBe(true)
    const offers = offersIn(parts)
    expect(offers.length).toBeGreaterThan(20)
    expect(parts.at(-1)).toEqual({
      kind: 'done',
      total: offers.length,
      isSample: true,
      near: expect.any(String),
    })
    expect(new Set(offers.map(({ productCode }) => productCode)).size).toBe(offers.length)
  })

  it('has the prices and the codes of the deals of the same day', async () => {
    const { latitude, longitude } = lisbon
    const response = await app.call('/api/dealray/deals/activity-search', {
      method: 'POST',
      body: { latitude, longitude },
    })
    const { response: deals } = (await response.json()) as { response: ActivityDeal[] }
    const date = new URL(deals[0]?.link ?? '', 'http://x').searchParams.get('date')
    const offers = await found({ ...lisbon, date })
    expect(deals.length).toBeGreaterThan(20)
    for (const { id, rates } of deals) {
      const offer = offers.find(({ productCode }) => productCode === id)
      expect(offer?.price?.total).toBe(Math.round((rates?.totalRate ?? 0) * 100))
    }
  })

  it('begins with the named activity, once, wherever it is', async () => {
    const offers = await found()
    const last = offers.at(-1)
    const led = await found({ ...onMayDay, productCode: last?.productCode })
    expect(led[0]).toEqual(last)
    expect(led.filter(({ productCode }) => productCode === last?.productCode)).toHaveLength(1)
    const oslo = { ...onMayDay, latitude: 59.91, longitude: 10.75, destination: 'Oslo, Norway' }
    expect((await found({ ...oslo, productCode: last?.productCode }))[0]?.productCode).toBe(last?.productCode)
    expect((await found({ ...onMayDay, productCode: 'a1-0-none-1' })).length).toBe(offers.length)
  })

  it('takes the first free day of several', async () => {
    const days = await found({ ...onMayDay, until: '2026-05-14' })
    expect(days.length).toBeGreaterThanOrEqual((await found()).length)
    for (const { date } of days) expect(date && date >= mayDay && date <= '2026-05-14').toBe(true)
  })

  it('refuses days that are past, reversed, too many or too far, by field', async () => {
    expect(await refusal('search', { ...onMayDay, date: '2020-01-01' })).toEqual({
      status: 422,
      fields: ['date must not be in the past'],
    })
    expect((await refusal('search', { ...onMayDay, until: '2026-05-07' })).fields).toEqual([
      'until must not be earlier than date',
    ])
    expect((await refusal('search', { ...onMayDay, until: '2026-06-08' })).fields).toEqual([
      'until must be at most 30 days after date',
    ])
    expect((await refusal('search', { ...onMayDay, date: '2026-02-30' })).status).toBe(422)
    expect((await refusal('search', { ...onMayDay, date: '2029-01-01' })).status).toBe(422)
  })

  it('does not exist at an agency that does not sell activities', async () => {
    const response = await closed.call('/api/activities/search', {
      method: 'POST',
      body: onMayDay,
      host: 'meridian.localhost',
    })
    expect(response.status).toBe(404)
  })

  it('has no prices for visitors of an agency that hides them', async () => {
    const offers = await found(onMayDay, {}, closed)
    expect(offers.length).toBeGreaterThan(20)
    expect(offers.some((offer) => 'price' in offer)).toBe(false)
  })
})

describe('an activity', () => {
  it('has options, units and texts by the contract, and more prices for agents', async () => {
    const [offer] = await found()
    const answer = await detailsOf(app, offer?.productCode ?? '')
    expectContract('getActivity', { data: answer })
    expect(answer.activity).toMatchObject({ title: offer?.title, category: offer?.category })
    expect(answer.options[0]?.units[0]?.unit).toBe('adult')
    const agent = { cookie: await app.signIn('owner@test.example') }
    expect((await found(onMayDay, agent))[0]?.price).toHaveProperty('net')
    expect(offer?.price).not.toHaveProperty('net')
  })

  it('is unknown under any other code', async () => {
    for (const productCode of ['none', 'a2267057-7nwqo7-coast-99', 'a1-zzzzzzz-coast-1', 'constructor'])
      expect((await refusal('details', { productCode })).status).toBe(404)
  })

  it('has a calendar with a status and the lowest price for each day', async () => {
    const [offer] = await found()
    const range = { productCode: offer?.productCode, from: mayDay, until: '2026-06-08' }
    const answer = await asked<ActivityCalendarAnswer>(app, 'calendar', range)
    expectContract('getActivityCalendar', { data: answer })
    expect(answer.days).toHaveLength(32)
    expect(answer.days[0]).toMatchObject({ date: mayDay, price: { total: offer?.price?.total } })
    for (const { status, price } of answer.days)
      expect(price !== undefined).toBe(!['closed', 'sold_out'].includes(status))
    const past = await asked<ActivityCalendarAnswer>(app, 'calendar', { ...range, from: '2026-03-10' })
    expect(past.days[0]).toEqual({ date: '2026-03-10', status: 'closed' })
    expect((await refusal('calendar', { ...range, until: '2026-09-01' })).fields).toEqual([
      'until must be at most 92 days after from',
    ])
    expect((await refusal('calendar', { ...range, option: 'none' })).fields).toEqual([
      'option must be an option of the activity',
    ])
  })

  it('has start times with keys, prices and policies for the requested people', async () => {
    const [offer] = await found()
    const productCode = offer?.productCode ?? ''
    const answer = await asked<ActivitySlotsAnswer>(app, 'slots', { productCode, date: mayDay, units: two })
    expectContract('getActivitySlots', { data: answer })
    const slots = await slotsOn(app, { productCode, date: mayDay, units: two })
    const free = slots.filter(({ rateKey }) => rateKey !== undefined)
    expect(free.length).toBeGreaterThan(0)
    const alone = await slotsOn(app, { productCode, date: mayDay, units: [{ unit: 'adult', count: 1 }] })
    expect(alone.map(({ price }) => price?.total)).toContain(offer?.price?.total)
    for (const { policy, cutoffAt, time } of free) {
      expect(policy?.steps.length).toBeGreaterThan(0)
      expect(new Date(cutoffAt) < new Date(`${time.end}Z`)).toBe(true)
    }
    const hidden = await slotsOn(closed, { productCode, date: mayDay, units: two })
    expect(JSON.stringify(hidden)).not.toMatch(/"(?:price|penalty)"/)
    expect(hidden.some(({ rateKey }) => rateKey !== undefined)).toBe(true)
  })

  it('names the reason why people cannot go together, and sells them nothing', async () => {
    const offers = await found()
    const family = offers.find(({ features }) => features.includes('family_friendly'))
    const productCode = family?.productCode ?? ''
    const answer = await asked<ActivitySlotsAnswer>(app, 'slots', {
      productCode,
      date: mayDay,
      units: [{ unit: 'child', count: 1 }],
    })
    expect(answer.options[0]?.refusal).toEqual({ reason: 'needs_companion', unit: 'child' })
    expect(JSON.stringify(answer)).not.toContain('rateKey')
    const unknown = { productCode, date: mayDay, units: [{ unit: 'dragon', count: 1 }] }
    expect((await asked<ActivitySlotsAnswer>(app, 'slots', unknown)).options[0]?.refusal).toEqual({
      reason: 'unknown_unit',
      unit: 'dragon',
    })
    const twice = { productCode, date: mayDay, units: [...two, ...two] }
    expect((await refusal('slots', twice)).fields).toEqual(['units must name each unit once'])
  })
})
