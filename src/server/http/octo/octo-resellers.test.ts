import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, sellingAgencies, type TestApp } from '../../hosts/testing-app.ts'

const wayfare = 'the-key-of-wayfare'
const tripline = 'the-key-of-tripline'
const other = 'the-key-at-meridian'
const aurora = 'aurora.localhost:4000'
const meridian = 'meridian.localhost:4000'
const both = { aurora: sellingAgencies.aurora ?? {}, meridian: sellingAgencies.aurora ?? {} }
const base = { development: false, trustedProxies: [], apiOrigin: null }
const keys = new Map([
  ['AURORA', new Map(Object.entries({ wayfare, tripline }))],
  ['MERIDIAN', new Map([['wayfare', other]])],
])

interface Call {
  readonly key?: string
  readonly host?: string
  readonly body?: object
  readonly capabilities?: string
  readonly info?: { remoteAddress: string }
}

function calling(app: TestApp) {
  return async (
    method: string,
    path: string,
    { key, host = aurora, body, capabilities, info }: Call = {},
  ) => {
    const response = await app.call(`/octo${path}`, {
      method,
      host,
      headers: {
        ...(key && { authorization: `Bearer ${key}` }),
        ...(capabilities && { 'octo-capabilities': capabilities }),
      },
      ...(body && { body }),
      ...(info && { info }),
    })
    return { status: response.status, body: await response.json(), headers: response.headers }
  }
}

describe('resellers', () => {
  let call: ReturnType<typeof calling>
  beforeAll(async () => {
    const config = { ...base, mode: 'demo' as const, octoKeys: keys }
    call = calling(await openTestApp({ config, clock: () => new Date('2026-04-13T12:00:00Z') }, both))
  })

  /** Holds an adult with a key, and returns the uuid. */
  async function held(key: string): Promise<{ uuid: string; body: object }> {
    const { body: products } = await call('GET', '/products', { key })
    const days = { localDateStart: '2026-04-20', localDateEnd: '2026-05-10' }
    for (const { id: productId, options } of products as { id: string; options: { id: string }[] }[]) {
      const of = { productId, optionId: options[0]?.id }
      const { body: slots } = await call('POST', '/availability', { key, body: { ...of, ...days } })
      const slot = (slots as { id: string; available: boolean }[]).find(({ available }) => available)
      if (!slot) continue
      const body = {
        ...of,
        availabilityId: slot.id,
        unitItems: [{ unitId: 'adult' }],
        resellerReference: '1001',
      }
      const { body: booking } = await call('POST', '/bookings', { key, body })
      return { uuid: (booking as { uuid: string }).uuid, body }
    }
    throw new Error('nothing is free')
  }

  it('call with a key of the agency whose host they call', async () => {
    expect((await call('GET', '/supplier', { key: wayfare })).status).toBe(200)
    expect((await call('GET', '/supplier', { key: other, host: meridian })).status).toBe(200)
    for (const refused of [{}, { key: other }, { key: wayfare, host: meridian }, { key: `${wayfare}x` }]) {
      const { status, body } = await call('GET', '/supplier', refused)
      expect([status, body]).toEqual([403, expect.objectContaining({ error: 'UNAUTHORIZED' })])
    }
  })

  it('neither see nor change nor repeat the bookings of another', async () => {
    const { uuid, body } = await held(wayfare)
    const path = `/bookings/${uuid}`
    expect((await call('GET', path, { key: wayfare })).body).toMatchObject({ uuid, status: 'ON_HOLD' })
    expect((await call('GET', '/bookings?resellerReference=1001', { key: tripline })).body).toEqual([])
    const contact = { fullName: 'Ada Byron' }
    for (const [method, at] of [
      ['GET', path],
      ['PATCH', path],
      ['DELETE', path],
      ['POST', `${path}/confirm`],
      ['POST', `${path}/extend`],
      ['POST', `${path}/cancel`],
    ] as const) {
      const sent = method === 'GET' ? {} : { body: { contact } }
      const answer = await call(method, at, { key: tripline, ...sent })
      expect([answer.status, answer.body.error]).toEqual([400, 'INVALID_BOOKING_UUID'])
    }
    const repeated = await call('POST', '/bookings', { key: tripline, body: { ...body, uuid } })
    expect([repeated.status, repeated.body.error]).toEqual([400, 'BAD_REQUEST'])
    expect((await call('GET', path, { key: wayfare })).body).toMatchObject({ status: 'ON_HOLD' })
  })
})

describe('without keys', () => {
  it('an agency that hides prices from visitors shows them to resellers with a key only', async () => {
    const config = { ...base, mode: 'demo' as const }
    const agencies = { aurora: { ...sellingAgencies.aurora, allowNonLoginFlow: false } }
    const open = calling(await openTestApp({ config }, agencies))
    const priced = { capabilities: 'octo/content, octo/pricing' }
    expect(await open('GET', '/products', priced)).toMatchObject({
      status: 403,
      body: { error: 'UNAUTHORIZED', errorMessage: 'This agency shows prices to resellers with a key only.' },
    })
    expect((await open('GET', '/supplier')).status).toBe(200)
    const keyed = calling(await openTestApp({ config: { ...config, octoKeys: keys } }, agencies))
    expect((await keyed('GET', '/supplier', { ...priced, key: wayfare })).status).toBe(200)
  })

  it('calls that are too many are refused with the time to wait, for each address', async () => {
    const call = calling(await openTestApp({ config: { ...base, mode: 'demo' as const } }, sellingAgencies))
    const info = { remoteAddress: '192.0.2.7' }
    const path = '/bookings/4f1c9b1e-58b9-4a39-9f3c-3d2f4b1a0cff'
    const answers = await Promise.all(Array.from({ length: 640 }, () => call('GET', path, { info })))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    expect(refused[0]?.body).toMatchObject({ error: 'BAD_REQUEST' })
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await call('GET', path, { info: { remoteAddress: '192.0.2.8' } })).status).toBe(400)
  })
})
