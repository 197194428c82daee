import * as octo from '@octocloud/types'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, sellingAgencies, type TestApp } from '../../hosts/testing-app.ts'
import { dateOfDay } from '../../kernel/dates/calendar.ts'

const key = 'a-key-of-a-reseller'
const octoHeaders = {
  authorization: `Bearer ${key}`,
  'octo-capabilities': 'octo/content, octo/pricing',
}
const contact = { fullName: 'Ada Byron', emailAddress: 'ada@reader.example', phoneNumber: '+442079460958' }

let app: TestApp
/** Milliseconds by which the clock was moved. */
let passed = 0
beforeAll(async () => {
  const clock = () => new Date(Date.parse('2026-04-13T12:00:00Z') + passed)
  const config = {
    mode: 'demo' as const,
    development: true,
    trustedProxies: [],
    apiOrigin: null,
    octoKeys: new Map([['AURORA', new Map([['wayfare', key]])]]),
  }
  app = await openTestApp({ config, clock }, sellingAgencies)
})

async function called(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = octoHeaders,
): Promise<{ status: number; body: unknown; headers: Headers }> {
  const response = await app.call(`/octo${path}`, { method, headers, ...(body && { body }) })
  return { status: response.status, body: await response.json(), headers: response.headers }
}

async function parsed<Out>(
  schema: { parse(value: unknown): Out },
  method: string,
  path: string,
  body?: object,
): Promise<Out> {
  const answer = await called(method, path, body)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return schema.parse(answer.body)
}

/** The code of a refusal, which has status 400. */
async function refusal(method: string, path: string, body?: object): Promise<string> {
  const answer = await called(method, path, body)
  expect(answer.status).toBe(400)
  return octo.zBaseError.parse(answer.body).error
}

type Product = ReturnType<typeof octo.zProduct.parse>

let products: Product[] = []
beforeAll(async () => {
  products = await parsed(octo.zProductsGetProductsResponse, 'GET', '/products')
})

const month = { localDateStart: '2026-04-16', localDateEnd: '2026-05-10' }
const availabilityOf = (product: Product | undefined, more: object = month) =>
  parsed(octo.zAvailabilitiesAvailabilityCheckResponse, 'POST', '/availability', {
    productId: product?.id,
    optionId: product?.options[0]?.id,
    ...more,
  })

/** A start time of a tour with at least so many free places, and its product. */
async function freeSlot(least = 4) {
  for (const product of products.filter(
    (one) => one.availabilityType === 'START_TIME' && one.instantConfirmation,
  )) {
    const slots = await availabilityOf(product, { ...month, units: [{ id: 'adult', quantity: 2 }] })
    const slot = slots.find(({ available, vacancies }) => available && (vacancies ?? 0) >= least)
    if (slot) return { product, slot }
  }
  throw new Error('no tour is free')
}

const unitItems = [{ unitId: 'adult' }, { unitId: 'adult' }]
async function reserved(more: object = {}) {
  const { product, slot } = await freeSlot()
  const body = {
    productId: product.id,
    optionId: product.options[0]?.id,
    availabilityId: slot.id,
    unitItems,
    expirationMinutes: 15,
    ...more,
  }
  return { product, slot, body, booking: await parsed(octo.zBooking, 'POST', '/bookings', body) }
}

describe('the supplier', () => {
  it('names itself, its capabilities and the ones that apply', async () => {
    const supplier = await parsed(octo.zSupplier, 'GET', '/supplier')
    expect(supplier.endpoint).toBe('http://aurora.localhost:4000/octo')
    const { headers } = await called('GET', '/supplier')
    expect(headers.get('octo-capabilities')).toBe('octo/content, octo/pricing')
    const capabilities = await parsed(octo.zCapabilitiesGetResponse, 'GET', '/capabilities')
    expect(capabilities.map(({ id }) => id)).toEqual([
      'octo/content',
      'octo/pricing',
      'octo/questions',
      'octo/pickups',
    ])
    expect(capabilities.some(({ required }) => required)).toBe(false)
  })

  it('refuses every caller without its key', async () => {
    for (const authorization of ['', 'Bearer wrong', `Basic ${key}`, `Bearer ${key}x`]) {
      const { status, body } = await called('GET', '/products', undefined, { authorization })
      expect([status, octo.zBaseError.parse(body).error]).toEqual([403, 'UNAUTHORIZED'])
    }
  })
})

describe('products', () => {
  it('have start times or opening hours, one default option, and a place where they start', () => {
    expect(new Set(products.map(({ availabilityType }) => availabilityType))).toEqual(
      new Set(['START_TIME', 'OPENING_HOURS']),
    )
    for (const { options, title, locations } of products) {
      expect(options.filter((option) => option.default)).toHaveLength(1)
      expect(title).toMatch(/^\p{Lu}[^{}]{7,}$/u)
      expect(locations?.[0]).toMatchObject({ types: ['START'], title: expect.stringMatching(/\S/) })
    }
  })

  it('are found by id, without contents unless requested, and unknown ones named', async () => {
    const [first] = products
    const { body } = await called('GET', `/products/${first?.id}`, undefined, {
      authorization: octoHeaders.authorization,
    })
    expect(octo.zProduct.parse(body)).toMatchObject({ id: first?.id })
    expect(body).not.toHaveProperty('description')
    expect(body).not.toHaveProperty('pricingPer')
    const unknown = await called('GET', '/products/none')
    expect(octo.zErrorInvalidProductId.parse(unknown.body)).toMatchObject({
      error: 'INVALID_PRODUCT_ID',
      productId: 'none',
    })
  })
})

describe('availability', () => {
  it('has start times with offsets, vacancies and prices, the same by their ids', async () => {
    const { product, slot } = await freeSlot()
    expect(slot.id).toMatch(/^2026-0\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d$/)
    expect(slot.pricing?.retail).toBeGreaterThan(slot.unitPricing?.[0]?.retail ?? 0)
    const units = [{ id: 'adult', quantity: 2 }]
    expect(await availabilityOf(product, { availabilityIds: [slot.id], units })).toEqual([slot])
  })

  it('has all places and the free ones, or neither if they are not counted', async () => {
    const all = (await Promise.all(products.map((product) => availabilityOf(product)))).flat()
    for (const { status, vacancies, capacity } of all) {
      expect(capacity === null).toBe(vacancies === null)
      if (capacity === null) expect(status).toBe('FREESALE')
      else expect(capacity).toBeGreaterThanOrEqual(vacancies ?? 0)
    }
    expect(all.some(({ capacity, vacancies }) => (capacity ?? 0) > (vacancies ?? 0))).toBe(true)
  })

  it('prices each unit with the first one, and the units of a request together', async () => {
    const { product, slot } = await freeSlot()
    const option = product.options[0]
    const child = option?.units.find(({ id }) => id === 'child')
    const units = [
      { id: 'adult', quantity: 2 },
      { id: 'child', quantity: 1 },
    ]
    const [both] = await availabilityOf(product, { availabilityIds: [slot.id], ...(child && { units }) })
    const each = (id: string) => both?.unitPricing?.find(({ unitId }) => unitId === id)?.retail ?? Number.NaN
    expect(child).toBeDefined()
    expect(each('child')).toBeLessThan(each('adult'))
    const sum = 2 * each('adult') + each('child')
    expect(Math.abs((both?.pricing?.retail ?? 0) - sum)).toBeLessThanOrEqual(0.02 * sum)
  })

  it('of a place that is open all day has opening hours', async () => {
    const house = products.find(({ availabilityType }) => availabilityType === 'OPENING_HOURS')
    const [day] = await availabilityOf(house)
    expect(day).toMatchObject({ allDay: true, openingHours: [{ to: '18:00' }] })
  })

  it('is summed up by day in a calendar', async () => {
    const { product } = await freeSlot()
    const body = { productId: product.id, optionId: product.options[0]?.id, ...month }
    const days = await parsed(
      octo.zAvailabilitiesAvailabilityCalendarResponse,
      'POST',
      '/availability/calendar',
      body,
    )
    expect(days).toHaveLength(25)
    for (const { available, pricingFrom } of days) expect(pricingFrom !== undefined).toBe(available)
  })

  it('refuses contradictions and unknown ids by their codes', async () => {
    const { product, slot } = await freeSlot()
    const of = { productId: product.id, optionId: product.options[0]?.id }
    const check = (body: object) => refusal('POST', '/availability', { ...of, ...body })
    expect(await check({ availabilityIds: [slot.id], ...month })).toBe('BAD_REQUEST')
    expect(await check({})).toBe('BAD_REQUEST')
    expect(await check({ localDateStart: '2026-02-30', localDateEnd: '2026-03-01' })).toBe('BAD_REQUEST')
    expect(await check({ localDateStart: '2026-04-16', localDateEnd: '2026-05-17' })).toBe('BAD_REQUEST')
    const days = Array.from({ length: 32 }, (_, day) => slot.id.replace(/^.{10}/, dateOfDay(20_600 + day)))
    expect(await check({ availabilityIds: days })).toBe('BAD_REQUEST')
    expect((await called('POST', '/availability', { ...of, availabilityIds: days.slice(1) })).status).toBe(
      200,
    )
    const ages = { localDateStart: '2026-04-16', localDateEnd: '9999-12-31' }
    expect(await refusal('POST', '/availability/calendar', { ...of, ...ages })).toBe('BAD_REQUEST')
    expect(await check({ ...month, productId: 'none' })).toBe('INVALID_PRODUCT_ID')
    expect(await check({ ...month, optionId: 'none' })).toBe('INVALID_OPTION_ID')
    expect(await check({ ...month, units: [{ id: 'none', quantity: 1 }] })).toBe('INVALID_UNIT_ID')
    expect(await check({ ...month, units: [{ id: 'adult', quantity: 0 }] })).toBe('BAD_REQUEST')
    expect(await check({ ...month, currency: 'usd' })).toBe('BAD_REQUEST')
    expect(await check({ ...month, currency: 'XXX' })).toBe('BAD_REQUEST')
  })
})

describe('what a validator of suppliers looks for', () => {
  it('is sold: both kinds of availability with two open times in a month, and one that is sold out', async () => {
    const next = { localDateStart: '2026-04-14', localDateEnd: '2026-05-13' }
    for (const kind of ['START_TIME', 'OPENING_HOURS']) {
      const product = products.find(({ availabilityType }) => availabilityType === kind)
      const open = (await availabilityOf(product, next)).filter(({ available }) => available)
      expect(open.length).toBeGreaterThanOrEqual(2)
      for (const { status, vacancies } of open) expect(vacancies === null).toBe(status === 'FREESALE')
    }
    const all = await Promise.all(products.map((product) => availabilityOf(product, next)))
    const soldOut = all.flat().find(({ status }) => status === 'SOLD_OUT')
    expect(soldOut).toMatchObject({ available: false, vacancies: 0 })
  })

  it('has one default option, units with an id each, and times with the offset of the place', async () => {
    for (const { options } of products)
      for (const { units } of options) expect(new Set(units.map(({ id }) => id)).size).toBe(units.length)
    const { slot } = await freeSlot()
    for (const time of [slot.localDateTimeStart, slot.localDateTimeEnd])
      expect(time).toMatch(/T\d\d:\d\d:\d\d[+-]\d\d:\d\d$/)
    expect(slot.utcCutoffAt).toMatch(/Z$/)
  })

  it('sells nothing that is sold out', async () => {
    const all = await Promise.all(
      products.map(async (product) => ({ product, slots: await availabilityOf(product) })),
    )
    const found = all.find(({ slots }) => slots.some(({ status }) => status === 'SOLD_OUT'))
    const slot = found?.slots.find(({ status }) => status === 'SOLD_OUT')
    const body = {
      productId: found?.product.id,
      optionId: found?.product.options[0]?.id,
      availabilityId: slot?.id,
      unitItems: [{ unitId: 'adult' }],
    }
    expect(await refusal('POST', '/bookings', body)).toBe('UNPROCESSABLE_ENTITY')
  })
})

describe('the tickets of a booking', () => {
  it('belong to their unit items, in the order of the reseller', async () => {
    const found = products.find(
      ({ deliveryMethods, instantConfirmation, options }) =>
        instantConfirmation && deliveryMethods.includes('TICKET') && options[0]?.units.some(isChild),
    )
    const slots = await availabilityOf(found, { ...month, units: [{ id: 'adult', quantity: 1 }] })
    const body = {
      productId: found?.id,
      optionId: found?.options[0]?.id,
      availabilityId: slots.find(({ available }) => available)?.id,
    }
    const codes = async (...ids: string[]) => {
      const items = ids.map((unitId) => ({ unitId }))
      const { uuid } = await parsed(octo.zBooking, 'POST', '/bookings', { ...body, unitItems: items })
      const done = await parsed(octo.zBooking, 'POST', `/bookings/${uuid}/confirm`, { contact })
      const all = done.unitItems.map(({ ticket }) => ticket?.deliveryOptions[0]?.deliveryValue)
      expect(new Set(all).size).toBe(ids.length)
      expect(done.unitItems.map(({ unitId }) => unitId)).toEqual(ids)
      return all
    }
    expect(await codes('child', 'adult')).not.toContain(undefined)
    expect(await codes('adult', 'child', 'adult')).not.toContain(undefined)
  })
})

const isChild = ({ id }: { id: string }) => id === 'child'

describe('a booking', () => {
  it('is held, made longer, confirmed with tickets, found by its reference and cancelled', async () => {
    const { booking, product } = await reserved({ resellerReference: 'R-77' })
    expect(booking).toMatchObject({ status: 'ON_HOLD', productId: product.id, resellerReference: 'R-77' })
    passed += 300_000
    const longer = await parsed(octo.zBooking, 'POST', `/bookings/${booking.uuid}/extend`, {
      expirationMinutes: 30,
    })
    expect((longer.utcExpiresAt ?? '') > (booking.utcExpiresAt ?? '')).toBe(true)
    const confirmed = await parsed(octo.zBooking, 'POST', `/bookings/${booking.uuid}/confirm`, { contact })
    expect(confirmed).toMatchObject({ status: 'CONFIRMED', utcExpiresAt: null, cancellable: true })
    const codes = [confirmed.voucher, ...confirmed.unitItems.map(({ ticket }) => ticket)].flatMap(
      (ticket) => ticket?.deliveryOptions ?? [],
    )
    expect(codes.length).toBeGreaterThan(0)
    const again = await parsed(octo.zBooking, 'POST', `/bookings/${booking.uuid}/confirm`, { contact })
    expect(again.supplierReference).toBe(confirmed.supplierReference)
    const listed = await parsed(octo.zBookingsGetBookingsResponse, 'GET', '/bookings?resellerReference=R-77')
    expect(listed.map(({ uuid }) => uuid)).toEqual([booking.uuid])
    const cancelled = await parsed(octo.zBooking, 'POST', `/bookings/${booking.uuid}/cancel`, {
      reason: 'rain',
    })
    expect(cancelled).toMatchObject({
      status: 'CANCELLED',
      utcExpiresAt: null,
      cancellation: { reason: 'rain' },
    })
    expect(await parsed(octo.zBooking, 'DELETE', `/bookings/${booking.uuid}`)).toEqual(cancelled)
  })

  it('is one for one uuid, and expires with its time', async () => {
    const uuid = '4f1c9b1e-58b9-4a39-9f3c-3d2f4b1a0c11'
    const { booking, body } = await reserved({ uuid })
    expect(booking.uuid).toBe(uuid)
    const again = await parsed(octo.zBooking, 'POST', '/bookings', body)
    expect(again.utcExpiresAt).toBe(booking.utcExpiresAt)
    passed += 16 * 60_000
    expect(await parsed(octo.zBooking, 'GET', `/bookings/${uuid}`)).toMatchObject({ status: 'EXPIRED' })
    expect(await refusal('POST', `/bookings/${uuid}/extend`, {})).toBe('UNPROCESSABLE_ENTITY')
    expect(await refusal('POST', `/bookings/${uuid}/confirm`, { contact })).toBe('UNPROCESSABLE_ENTITY')
  })

  it('changes units, contact and notes while it is held', async () => {
    const { booking, slot } = await reserved()
    const changed = await parsed(octo.zBooking, 'PATCH', `/bookings/${booking.uuid}`, {
      unitItems: [{ unitId: 'adult' }],
      contact,
      notes: 'By wheelchair',
    })
    expect(changed).toMatchObject({
      status: 'ON_HOLD',
      notes: 'By wheelchair',
      contact: { fullName: 'Ada Byron' },
    })
    expect(changed.unitItems).toHaveLength(1)
    expect(changed.pricing?.retail).toBeLessThan(booking.pricing?.retail ?? 0)
    expect(changed.availabilityId).toBe(slot.id)
  })

  it('is refused without units, with one uuid twice, and for what does not exist', async () => {
    const { body } = await reserved()
    const reserve = (more: object) => refusal('POST', '/bookings', { ...body, ...more })
    const same = { unitId: 'adult', uuid: '4f1c9b1e-58b9-4a39-9f3c-3d2f4b1a0c12' }
    expect(await reserve({ unitItems: [] })).toBe('UNPROCESSABLE_ENTITY')
    expect(await reserve({ unitItems: [same, same] })).toBe('UNPROCESSABLE_ENTITY')
    expect(await reserve({ unitItems: [{ unitId: 'dragon' }] })).toBe('INVALID_UNIT_ID')
    expect(await reserve({ availabilityId: '2026-05-08T03:33:00+01:00' })).toBe('INVALID_AVAILABILITY_ID')
    expect(await reserve({ availabilityId: 'never' })).toBe('INVALID_AVAILABILITY_ID')
    expect(await reserve({ productId: 'none' })).toBe('INVALID_PRODUCT_ID')
    expect(await reserve({ uuid: 'not-a-uuid' })).toBe('BAD_REQUEST')
    expect(await reserve({ expirationMinutes: 1.5 })).toBe('BAD_REQUEST')
    const none = '/bookings/4f1c9b1e-58b9-4a39-9f3c-3d2f4b1a0cff'
    expect(await refusal('GET', none)).toBe('INVALID_BOOKING_UUID')
    expect(await refusal('GET', '/bookings/none')).toBe('INVALID_BOOKING_UUID')
    expect(await refusal('POST', `${none}/confirm`, { contact })).toBe('INVALID_BOOKING_UUID')
    expect(await refusal('GET', '/bookings')).toBe('BAD_REQUEST')
    expect(await refusal('GET', '/nothing')).toBe('BAD_REQUEST')
  })

  it('needs a name to be confirmed, and is unknown at another agency', async () => {
    const { booking } = await reserved()
    expect(await refusal('POST', `/bookings/${booking.uuid}/confirm`, { contact: {} })).toBe(
      'UNPROCESSABLE_ENTITY',
    )
    const elsewhere = await app.call(`/octo/bookings/${booking.uuid}`, {
      headers: octoHeaders,
      host: 'meridian.localhost:4000',
    })
    expect(elsewhere.status).toBe(400)
  })
})
