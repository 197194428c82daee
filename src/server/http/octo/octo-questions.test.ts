import * as octo from '@octocloud/types'
import { beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, sellingAgencies, type TestApp } from '../../hosts/testing-app.ts'

const contact = { fullName: 'Ada Byron', emailAddress: 'ada@reader.example', phoneNumber: '+442079460958' }
const all = 'octo/content, octo/pricing, octo/questions, octo/pickups'

let app: TestApp
beforeAll(async () => {
  const config = { mode: 'demo' as const, development: true, trustedProxies: [], apiOrigin: null }
  app = await openTestApp({ config, clock: () => new Date('2026-04-13T12:00:00Z') }, sellingAgencies)
})

interface Question {
  id: string
  required: boolean
  label: string
  description: string | null
  inputType: string
  selectOptions: { label: string; value: string }[]
}

interface Option {
  id: string
  questions: Question[]
  units: { id: string; questions: Question[] }[]
  pickupAvailable: boolean
  pickupPoints: { id: string; name: string; localDateTime: string | null }[]
}

interface Booking {
  uuid: string
  status: string
  pickupRequested: boolean
  pickupPointId: string | null
  pickupHotel: string | null
  pickupPoint: { name: string; localDateTime: string } | null
  questionAnswers: { questionId: string; value: string | null }[]
  unitItems: { questionAnswers: { questionId: string; value: string | null }[] }[]
}

async function answer<Body>(method: string, path: string, body?: object, capabilities = all) {
  const headers = { 'octo-capabilities': capabilities }
  const response = await app.call(`/octo${path}`, { method, headers, ...(body && { body }) })
  return { status: response.status, body: (await response.json()) as Body }
}

async function call<Body>(method: string, path: string, body?: object, capabilities = all): Promise<Body> {
  const { status, body: answered } = await answer<Body>(method, path, body, capabilities)
  expect(status, JSON.stringify(answered)).toBe(200)
  return answered
}

let products: { id: string; instantConfirmation: boolean; options: Option[] }[]
beforeAll(async () => {
  products = await call('GET', '/products')
})

/** Holds two adults of the first option of the requested kind. */
async function held(isWanted: (option: Option) => boolean, capabilities = all) {
  for (const product of products.filter(({ instantConfirmation }) => instantConfirmation)) {
    const option = product.options.find(isWanted)
    if (!option) continue
    const of = { productId: product.id, optionId: option.id }
    const days = { localDateStart: '2026-04-20', localDateEnd: '2026-05-10' }
    const units = [{ id: 'adult', quantity: 2 }]
    const slots = await call<{ id: string; available: boolean }[]>('POST', '/availability', {
      ...of,
      ...days,
      units,
    })
    const slot = slots.find(({ available }) => available)
    if (!slot) continue
    const unitItems = [{ unitId: 'adult' }, { unitId: 'adult' }]
    const body = { ...of, availabilityId: slot.id, unitItems }
    return { option, slot, booking: await call<Booking>('POST', '/bookings', body, capabilities) }
  }
  throw new Error('no product has such an option')
}

const asksEach = (option: Option) => option.units.some(({ questions }) => questions.length > 0)

describe('questions', () => {
  it('are those of the option and of each unit, with type, choices and bounds, on request alone', async () => {
    const asked = products.flatMap(({ options }) => options)
    const questions = asked.flatMap((option) => [
      ...option.questions,
      ...option.units.flatMap((unit) => unit.questions),
    ])
    expect(questions.find(({ id }) => id === 'height')).toMatchObject({
      label: 'Height',
      inputType: 'number',
      description: 'From 80 to 230 cm.',
    })
    const choice = questions.find(({ selectOptions }) => selectOptions.length > 0)
    expect(choice?.inputType).toMatch(/^(radio|select)$/)
    expect(questions.some(({ id }) => id.startsWith('pickup_'))).toBe(false)
    const plain = await call<{ options: object[] }[]>('GET', '/products', undefined, 'octo/content')
    expect(plain[0]?.options[0]).not.toHaveProperty('questions')
    expect(plain[0]?.options[0]).not.toHaveProperty('pickupPoints')
  })

  it('are answered with the confirmation at the latest, and returned with their answers', async () => {
    const { booking } = await held(asksEach)
    const path = `/bookings/${booking.uuid}`
    const refused = await answer('POST', `${path}/confirm`, { contact })
    expect([refused.status, octo.zBaseError.parse(refused.body)]).toEqual([
      400,
      expect.objectContaining({
        error: 'UNPROCESSABLE_ENTITY',
        errorMessage: expect.stringMatching(/^unitItems\[0\]\.questionAnswers must answer /),
      }),
    ])
    const [first] = booking.unitItems
    const values = first?.questionAnswers.map(({ questionId }) => ({
      questionId,
      value: possibleAnswer(questionId),
    }))
    const unitItems = [{ unitId: 'adult', questionAnswers: values }]
    const twice = { unitItems: [...unitItems, ...unitItems], contact }
    const confirmed = await call<Booking>('POST', `${path}/confirm`, twice)
    expect(octo.zBooking.parse(confirmed).status).toBe('CONFIRMED')
    for (const item of confirmed.unitItems)
      for (const { questionId, value } of item.questionAnswers) expect(value).toBe(possibleAnswer(questionId))
  })

  it('refuse values outside their bounds, and unknown ids', async () => {
    const { booking } = await held(asksEach)
    const confirm = async (questionAnswers: object[]) => {
      const item = { unitId: 'adult', questionAnswers }
      const body = { contact, unitItems: [item, item] }
      return (await answer<{ errorMessage: string }>('POST', `/bookings/${booking.uuid}/confirm`, body)).body
    }
    const { errorMessage } = await confirm([{ questionId: 'height', value: '20' }])
    expect(errorMessage).toContain('must be at least 80 cm')
    expect((await confirm([{ questionId: 'shoe', value: '44' }])).errorMessage).toContain(
      'shoe is not a question of this product',
    )
    const long = await confirm([{ questionId: 'height', value: 'x'.repeat(501) }])
    expect(long).toMatchObject({ error: 'BAD_REQUEST' })
  })

  it('do not stop a reseller that cannot see them', async () => {
    const { booking } = await held(asksEach, 'octo/pricing')
    const done = await call<Booking>('POST', `/bookings/${booking.uuid}/confirm`, { contact }, 'octo/pricing')
    expect(done.status).toBe('CONFIRMED')
    expect(done).not.toHaveProperty('questionAnswers')
  })
})

/** An answer that each question of the samples accepts. */
function possibleAnswer(questionId: string): string {
  const values: Readonly<Record<string, string>> = { height: '171', weight: '70', level: 'beginner' }
  return values[questionId] ?? 'none'
}

describe('pickups', () => {
  const hasPickup = ({ pickupAvailable, questions }: Option) =>
    pickupAvailable && questions.every(({ required }) => !required)

  it('have points, with their local time before each start', async () => {
    const { option, slot } = await held(hasPickup)
    expect(option.pickupPoints.length).toBeGreaterThanOrEqual(3)
    expect(option.pickupPoints[0]).toMatchObject({ id: 'pickup-1', localDateTime: null })
    const product = products.find(({ options }) => options.includes(option))
    const [found] = await call<{ pickupPoints: { localDateTime: string }[] }[]>('POST', '/availability', {
      productId: product?.id,
      optionId: option.id,
      availabilityIds: [slot.id],
    })
    const [first] = found?.pickupPoints ?? []
    expect(Date.parse(slot.id) - Date.parse(first?.localDateTime ?? '')).toBe(3_600_000)
  })

  it('are chosen until the confirmation: a point, an address, or later', async () => {
    const { booking, option } = await held(hasPickup)
    const path = `/bookings/${booking.uuid}`
    expect(booking).toMatchObject({ pickupRequested: false, pickupPointId: null, pickupPoint: null })
    const at = await call<Booking>('PATCH', path, { pickupPointId: 'pickup-2', pickupRequested: true })
    expect(at).toMatchObject({
      pickupRequested: true,
      pickupPointId: 'pickup-2',
      pickupPoint: { name: option.pickupPoints[1]?.name },
    })
    const hotel = await call<Booking>('PATCH', path, { pickupHotel: 'Rua Augusta 1' })
    expect(hotel).toMatchObject({ pickupRequested: true, pickupPointId: null, pickupHotel: 'Rua Augusta 1' })
    const done = await call<Booking>('POST', `${path}/confirm`, { contact })
    expect(done).toMatchObject({ status: 'CONFIRMED', pickupHotel: 'Rua Augusta 1' })
    expect((await answer('PATCH', path, { pickupPointId: 'pickup-1' })).body).toMatchObject({
      error: 'UNPROCESSABLE_ENTITY',
    })
  })

  it('refuse an unknown point, and any pickup of an option without one', async () => {
    const { booking } = await held(hasPickup)
    const path = `/bookings/${booking.uuid}`
    const refused = async (at: string, body: object) => (await answer('PATCH', at, body)).body
    expect(await refused(path, { pickupPointId: 'pickup-99' })).toMatchObject({
      error: 'UNPROCESSABLE_ENTITY',
    })
    expect(await refused(path, { pickupRequested: 'yes' })).toMatchObject({ error: 'BAD_REQUEST' })
    const without = await held(({ pickupAvailable }) => !pickupAvailable)
    expect(await refused(`/bookings/${without.booking.uuid}`, { pickupRequested: true })).toMatchObject({
      error: 'UNPROCESSABLE_ENTITY',
    })
  })
})
