import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking } from '../../../../contract/types.ts'
import type { BookRequest } from '../../../domain/suppliers/product-supplier.ts'
import { SupplierRefusal } from '../../../domain/suppliers/supplier-refusal.ts'
import { withProduct } from '../../../domain/suppliers/testing-supplied-product.ts'
import { expectContract } from '../../../kernel/validation/expect-contract.ts'
import { bookingActivities, visitOf, withPickup } from './testing-activity-bookings.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { call, itemOf, read, type Visitor } from './testing-booking-flow.ts'

type Told = Pick<BookRequest, 'travellers' | 'answers'>

let app: BookingApp
const told: Told[] = []
let isRefusing = false
beforeAll(async () => {
  app = await openBookingApp({
    supplier: (inventory) =>
      withProduct(inventory, 'activity', (activities) => ({
        async answer(reference, party) {
          if (isRefusing) throw new SupplierRefusal('rejected')
          told.push(party)
          return activities.answer?.(reference, party) ?? null
        },
      })),
  })
})

const booked = async () => {
  const { booking, holder } = await bookingActivities(app).booked({}, withPickup)
  await app.doTasks()
  return { booking, holder }
}
let unchanged: ReturnType<typeof booked> | undefined
/** A booking that no test changes. */
const refusedBooking = () => {
  unchanged ??= booked()
  return unchanged
}
type Answers = { question: string; value: string }[]

const answer = (booking: Booking, holder: Visitor, answers: Answers, itemId = itemOf(booking).id) =>
  call<Booking>(app, `/api/bookings/${booking.reference}/answers`, holder, { body: { itemId, answers } })

const answersOf = (booking: Booking) => itemOf(booking).party.answers ?? []
const placeOf = (booking: Booking) =>
  answersOf(booking).find(({ question }) => question === 'pickup_place')?.value

const later = [{ question: 'pickup_place', value: 'decide_later' }]
const ownAddress = [
  { question: 'pickup_place', value: 'own_address' },
  { question: 'pickup_address', value: 'Rua Augusta 7, Lisbon' },
]

describe('the pickup of a booked activity', () => {
  it('is decided later: the supplier, the booking, its history and a mail with the new voucher have it', async () => {
    const { booking, holder } = await booked()
    const { questions, until } = itemOf(booking).laterQuestions ?? {}
    expect(questions?.map(({ code }) => code)).toEqual(['pickup_place', 'pickup_address'])
    expect(until).toBe(visitOf(booking).cutoffAt)
    expect(placeOf((await answer(booking, holder, later)).data)).toBe('decide_later')
    await app.doTasks()
    told.length = 0
    const { data } = await answer(booking, holder, ownAddress)
    expectContract('answerQuestions', { data })
    expect(answersOf(data)).toEqual(expect.arrayContaining(ownAddress))
    expect(told).toHaveLength(1)
    expect(told[0]?.answers).toEqual(answersOf(data))
    expect(told[0]?.travellers[0]?.givenName).toBe(itemOf(booking).party.travellers[0]?.firstName)
    expect(data.history?.at(-1)).toMatchObject({ what: 'answered' })
    await app.doTasks()
    const mails = (await app.mails()).filter(({ kind }) => kind === 'bookingAnswered')
    const mail = mails.find(({ text }) => text.includes('Rua Augusta 7, Lisbon'))
    expect(mails).toHaveLength(2)
    expect(mail?.text).toContain(booking.reference)
    expect(mail?.attachments?.map(({ name }) => name)).toEqual([
      `${booking.reference}.pdf`,
      `${booking.reference}.ics`,
    ])
    expect(data.total).toEqual(booking.total)
  })

  it('keeps all other answers, and says nothing twice', async () => {
    const { booking, holder } = await booked()
    const others = answersOf(booking).filter(({ question }) => !question.startsWith('pickup_'))
    const { data } = await answer(booking, holder, ownAddress)
    expect(answersOf(data).filter(({ question }) => !question.startsWith('pickup_'))).toEqual(others)
    await app.doTasks()
    const mails = (await app.mails()).length
    told.length = 0
    expect((await answer(booking, holder, ownAddress)).status).toBe(200)
    await app.doTasks()
    expect([told.length, (await app.mails()).length]).toEqual([0, mails])
  })

  it.each<[string, Answers, string]>([
    ['a place that is none', [{ question: 'pickup_place', value: 'The moon' }], 'answers[0].value'],
    ['an own address without it', [{ question: 'pickup_place', value: 'own_address' }], 'answers'],
    ['no place', [], 'answers'],
    [
      'a question of the checkout',
      [...later, { question: 'guide_language', value: 'en' }],
      'answers[1].question',
    ],
  ])('is refused for %s, as in the checkout', async (_, answers, field) => {
    const { booking, holder } = await refusedBooking()
    const { status, problem } = await answer(booking, holder, answers)
    expect([status, problem.errors?.map((one) => one.field)]).toEqual([422, [field]])
    expect(answersOf((await read(app, holder, booking)).data)).toEqual(answersOf(booking))
  })

  it('is refused for an item of another booking, and hidden from others', async () => {
    const [one, other] = [await booked(), await booked()]
    const { status, problem } = await answer(one.booking, one.holder, later, itemOf(other.booking).id)
    expect([status, problem.errors?.[0]?.field]).toEqual([422, 'itemId'])
    expect((await answer(one.booking, {}, later)).status).toBe(404)
  })

  it('stays as it was if the supplier refuses it', async () => {
    const { booking, holder } = await refusedBooking()
    isRefusing = true
    const { status, problem } = await answer(booking, holder, ownAddress)
    isRefusing = false
    expect([status, problem.code]).toEqual([409, 'conflict'])
    expect(answersOf((await read(app, holder, booking)).data)).toEqual(answersOf(booking))
  })

  it('is not required of a visit without a pickup', async () => {
    const { booking, holder } = await bookingActivities(app).booked()
    expect(itemOf(booking).laterQuestions).toBeUndefined()
    expect((await answer(booking, holder, [])).status).toBe(409)
  })

  // Last, since it moves the clock of this file.
  it('can no longer be changed after the cut-off', async () => {
    const { booking, holder } = await booked()
    const left = Date.parse(visitOf(booking).cutoffAt) - app.dependencies.clock().getTime()
    app.passSeconds(left / 1000 - 1)
    expect((await answer(booking, holder, later)).status).toBe(200)
    app.passSeconds(1)
    const { status, problem } = await answer(booking, holder, ownAddress)
    expect([status, problem.code]).toEqual([409, 'conflict'])
    expect(itemOf((await read(app, holder, booking)).data).laterQuestions).toBeUndefined()
  })
})
