import { beforeAll, describe, expect, it } from 'vitest'
import type { Geo } from '../../../../../packages/geography/geo.ts'
import { sharedGeo } from '../../../../../packages/geography/shared-geo.ts'
import type { ActivityShapes } from '../../../domain/suppliers/activity-shapes.ts'
import type { BookRequest, ProductSupplier } from '../../../domain/suppliers/product-supplier.ts'
import { visitRequest } from '../../../domain/suppliers/testing-activity-fixture.ts'
import { suppliedProduct } from '../../../domain/suppliers/testing-supplied-product.ts'
import type { OctoProduct } from './octo-answers.ts'
import { encodeOctoKey } from './octo-key.ts'
import { octoSupplier } from './octo-supplier.ts'
import { availabilityAt, fakeOctoServer, skatingTour } from './testing-octo-server.ts'

let geo: Geo
beforeAll(async () => {
  geo = await sharedGeo()
})

const start = '2026-05-08T10:00:00+01:00'
const rateKey = encodeOctoKey({
  productId: 'skates',
  optionId: 'DEFAULT',
  availabilityId: start,
  units: [
    { unit: 'adult', count: 2 },
    { unit: 'child', count: 1 },
  ],
})

function open(product?: OctoProduct) {
  let now = Date.parse('2026-05-01T09:00:00Z')
  const server = fakeOctoServer(product)
  const connection = { url: 'https://octo.example/api', token: 't', fetch: server.fetch }
  const skates = suppliedProduct(
    octoSupplier(connection, geo, () => new Date(now)),
    'activity',
  )
  return {
    server,
    skates,
    go(moment: string) {
      now = Date.parse(moment)
    },
  }
}

async function quoted(skates: ProductSupplier<ActivityShapes>) {
  const quote = await skates.quote(rateKey)
  if (quote?.status !== 'available') throw new Error('it is free')
  return quote
}

const who = visitRequest('r1')
const [lead] = who.travellers

async function booked(changes: Partial<BookRequest> = {}) {
  const at = open()
  await at.skates.hold({ reference: 'r1', rateKey, seconds: 900 })
  const booking = await at.skates.book({ ...who, ...changes })
  return { ...at, booking }
}

describe('the questions of an OCTO supplier', () => {
  it('appear in our checkout: for the party, and for each traveller by unit', async () => {
    const { subject, requirements } = await quoted(open().skates)
    const own = subject.questions.filter(({ code }) => !code.startsWith('pickup_'))
    expect(own).toEqual([
      {
        code: expect.stringMatching(/^octo_[0-9a-f]{32}$/),
        of: 'party',
        label: 'How did you hear about us?',
        isRequired: true,
        choices: ['Search engine', 'A friend'],
      },
      // Children have no such question, so that it is optional.
      { code: 'octo_shoe_size', of: 'traveller', label: 'Shoe size', isRequired: false, kind: 'number' },
    ])
    expect(requirements).toContainEqual({ field: 'name', of: 'everyone' })
  })

  it('are required if every booked unit has them', async () => {
    const { skates } = open()
    const of = { productId: 'skates', optionId: 'DEFAULT', availabilityId: start }
    const quote = await skates.quote(encodeOctoKey({ ...of, units: [{ unit: 'adult', count: 1 }] }))
    const { questions = [] } = quote?.status === 'available' ? quote.subject : {}
    expect(questions.find(({ code }) => code === 'octo_shoe_size')?.isRequired).toBe(true)
    const child = await skates.quote(encodeOctoKey({ ...of, units: [{ unit: 'child', count: 1 }] }))
    if (child?.status !== 'available') return expect.fail('it is free')
    expect(child.subject.questions.map(({ of }) => of)).not.toContain('traveller')
    expect(child.requirements).not.toContainEqual({ field: 'name', of: 'everyone' })
  })

  it('go back with the booking in its ids and values, for each unit by its traveller', async () => {
    const { subject } = await quoted(open().skates)
    const [hearing] = subject.questions.filter(({ code }) => code.startsWith('octo_'))
    const size = (value: string) => [{ question: 'octo_shoe_size', value }]
    const { server } = await booked({
      travellers: [
        { ...lead, group: 1, answers: size('38') },
        { ...lead, group: 2, answers: size('44') },
        { ...lead, group: 3, type: 'child', answers: size('30') },
      ] as BookRequest['travellers'],
      answers: [{ question: hearing?.code ?? '', value: 'A friend' }],
    })
    const update = server.calls.find(({ method }) => method === 'PATCH')?.body
    expect(update?.questionAnswers).toEqual([
      { questionId: '4530e5e6-f23f-4ade-bd67-b0733245114c', value: 'friend' },
      { questionId: 'waiver', value: 'yes' },
    ])
    const shoe = (value: string) => [{ questionId: 'shoe_size', value }]
    expect(update?.unitItems).toEqual([
      { uuid: 'item-0', unitId: 'adult', questionAnswers: shoe('38') },
      { uuid: 'item-1', unitId: 'adult', questionAnswers: shoe('44') },
      { uuid: 'item-2', unitId: 'child', questionAnswers: [] },
    ])
    const order = server.calls.map(({ method, path }) => `${method} ${path}`)
    expect(order).toEqual(['POST ', 'PATCH ', 'POST confirm'])
  })

  it('fail the booking, and not the hold, if the supplier refuses an answer', async () => {
    const { server, skates } = open()
    await skates.hold({ reference: 'r1', rateKey, seconds: 900 })
    const { fetch } = server
    const refused = suppliedProduct(
      octoSupplier(
        {
          url: 'https://octo.example/api',
          token: 't',
          fetch: async (request) =>
            request.method === 'PATCH'
              ? new Response('{"error":"UNPROCESSABLE_ENTITY","errorMessage":"no"}', { status: 400 })
              : fetch(request),
        },
        geo,
        () => new Date('2026-05-01T09:00:00Z'),
      ),
      'activity',
    )
    await expect(refused.book(who)).rejects.toMatchObject({ code: 'rejected' })
    expect(server.booked().status).toBe('ON_HOLD')
  })
})

describe('the pickup of an OCTO supplier', () => {
  const [place, address] = ['pickup_place', 'pickup_address']

  it('is a question with its points, another address and the start', async () => {
    const { subject } = await quoted(open().skates)
    expect(subject.activity.pickup).toEqual({
      offered: 'optional',
      places: [
        {
          kind: 'pickup',
          name: 'Hotel Rossio',
          address: 'Rossio 1',
          position: { latitude: 38.7, longitude: -9.1 },
        },
        { kind: 'pickup', name: 'Hotel Baixa', position: null },
      ],
      takesOwnAddress: true,
    })
    const choices = ['Hotel Rossio', 'Hotel Baixa', 'own_address', 'meet_at_start']
    expect(subject.questions[0]).toMatchObject({ code: place, choices })
    expect(subject.questions[1]).toMatchObject({
      code: address,
      askedIf: { question: place, values: ['own_address'] },
    })
  })

  it('leaves no other choice where it is required, and takes an address without points', async () => {
    const required = { ...skatingTour, pickupRequired: true }
    const { subject } = await quoted(open(required).skates)
    expect(subject.activity.pickup.offered).toBe('always')
    expect(subject.questions[0]?.choices).toEqual(['Hotel Rossio', 'Hotel Baixa', 'own_address'])
    const { subject: pointless } = await quoted(open({ ...required, pickupPoints: [] }).skates)
    expect(pointless.questions[0]).toEqual({ code: address, of: 'party', isRequired: true })
    const { pickupAvailable: _, pickupRequired: __, ...without } = skatingTour
    expect((await quoted(open(without).skates)).subject.activity.pickup.offered).toBe('none')
  })

  it.each([
    [
      [{ question: place, value: 'Hotel Baixa' }],
      { pickupRequested: true, pickupPointId: 'p-9', pickupHotel: null },
    ],
    [
      [
        { question: place, value: 'own_address' },
        { question: address, value: 'Rua Augusta 1' },
      ],
      { pickupRequested: true, pickupPointId: null, pickupHotel: 'Rua Augusta 1' },
    ],
    [
      [{ question: place, value: 'meet_at_start' }],
      { pickupRequested: false, pickupPointId: null, pickupHotel: null },
    ],
  ])('is sent as %j', async (answers, sent) => {
    const { server } = await booked({ answers: answers as BookRequest['answers'] })
    expect(server.booked()).toMatchObject(sent)
  })
})

describe('a change that an OCTO supplier makes by itself', () => {
  const later = '2026-05-08T15:00:00+01:00'
  const nextDay = '2026-05-09T10:00:00+01:00'
  const move = (to: string) => ({ availabilityId: to, availability: availabilityAt(to) })

  it('is a move to another time, free to cancel and answered by the traveller once', async () => {
    const { server, skates } = await booked()
    expect(await skates.changes('r1')).toEqual([])
    Object.assign(server.booked(), move(later))
    const [change] = await skates.changes('r1')
    expect(change).toMatchObject({ answers: ['accept', 'cancel'], unlessAnswered: 'accept' })
    expect(change?.becomes).toMatchObject({ slot: { start: '2026-05-08T15:00:00' } })
    expect(change?.respondBy.toISOString()).toBe('2026-05-04T09:00:00.000Z')
    expect((await skates.cancelQuote('r1'))?.penalty.amount).toBe(0)
    expect(await skates.acceptChange('r1', change?.reference ?? '')).toBe('accepted')
    expect(await skates.changes('r1')).toEqual([])
  })

  it('cancels without an answer if the day is another one', async () => {
    const { server, skates, go } = await booked()
    Object.assign(server.booked(), move(nextDay), { utcUpdatedAt: '2026-05-07T09:00:00Z' })
    go('2026-05-07T09:00:00Z')
    const [change] = await skates.changes('r1')
    expect(change).toMatchObject({ unlessAnswered: 'cancel' })
    // Not later than the start.
    expect(change?.respondBy.toISOString()).toBe('2026-05-09T09:00:00.000Z')
  })

  it('can be a cancellation, which refunds all and leaves no choice', async () => {
    const { server, skates } = await booked()
    const cancellation = { refund: 'FULL', reason: 'Rain', utcCancelledAt: '2026-05-01T09:10:00Z' }
    Object.assign(server.booked(), { status: 'CANCELLED', cancellation })
    expect(await skates.changes('r1')).toMatchObject([{ answers: ['cancel'], unlessAnswered: 'cancel' }])
    expect(await skates.cancelQuote('r1')).toMatchObject({ penalty: { amount: 0 }, refund: { amount: 4000 } })
    const free = { expectedPenalty: { amount: 0, currency: 'EUR' } }
    expect(await skates.cancel('r1', free)).toMatchObject({ status: 'cancelled', refund: { amount: 4000 } })
  })

  it('leaves a claim to the agency if the supplier refunds less than it owes', async () => {
    const { server, skates } = await booked()
    const cancellation = { refund: 'NONE', reason: 'Rain', utcCancelledAt: '2026-05-01T09:10:00Z' }
    Object.assign(server.booked(), { status: 'CANCELLED', cancellation })
    const free = { expectedPenalty: { amount: 0, currency: 'EUR' } }
    expect(await skates.cancel('r1', free)).toMatchObject({ status: 'partial', refund: { amount: 0 } })
  })

  it('is not the cancellation that a traveller requested', async () => {
    const { skates } = await booked()
    const all = { expectedPenalty: { amount: 4000, currency: 'EUR' } }
    expect(await skates.cancel('r1', all)).toMatchObject({ status: 'cancelled' })
    expect(await skates.changes('r1')).toEqual([])
  })
})
