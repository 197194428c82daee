import { beforeAll, describe, expect, it } from 'vitest'
import type { Incident } from '../../../../contract/types.ts'
import type { BookingRepositories } from '../../../domain/booking/booking-records.ts'
import type { OpenIncidentKind } from '../../../domain/booking/task-repository.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { booked, call, type Visitor } from './testing-booking-flow.ts'

let app: BookingApp
let aurora: BookingRepositories
beforeAll(async () => {
  app = await openBookingApp()
  aurora = app.store.forAgency(await app.agencyId('aurora'))
})

const path = '/api/agency/incidents'
const as = async (name: string): Promise<Visitor> => ({ cookie: await app.signIn(`${name}@test.example`) })
const listed = async (visitor: Visitor) =>
  (await call<{ incidents: Incident[] }>(app, path, visitor, { method: 'GET' })).data.incidents
const answer = (visitor: Visitor, { id }: Pick<Incident, 'id'>, said: string) =>
  call<{ incidents: Incident[] }>(app, `${path}/${id}`, visitor, { body: { answer: said } })

async function withIncident(kind: OpenIncidentKind) {
  const { booking } = await booked(app)
  const found = await aurora.bookings.findByReference(booking.reference)
  const [payment] = await aurora.payments.ofBooking(found?.id ?? '')
  const payload = { paymentId: payment?.id, amount: 1234 }
  await aurora.tasks.raise({ kind, payload, error: 'Stripe answered amount_too_large.' })
  return { booking, found, payment }
}

describe("an agency's incidents", () => {
  it('are listed for its owner and Admin, with booking, amount and time', async () => {
    const { booking } = await withIncident('refund')
    for (const name of ['owner', 'admin']) {
      const [incident] = await listed(await as(name))
      expect(incident).toEqual({
        id: expect.any(String),
        kind: 'refund',
        reference: booking.reference,
        canRetry: true,
        amount: { amount: 1234, currency: 'USD' },
        reason: 'Stripe answered amount_too_large.',
        since: expect.stringMatching(/Z$/),
      })
    }
    for (const name of ['sales', 'traveller']) {
      expect((await call(app, path, await as(name), { method: 'GET' })).status).toBe(403)
    }
    expect((await call(app, path, {}, { method: 'GET' })).status).toBe(401)
  })

  it('are retried if a server can resolve them, with an audit entry', async () => {
    await withIncident('refund')
    const owner = await as('owner')
    const [incident] = await listed(owner)
    if (!incident) throw new Error('there is an incident')
    const { data } = await answer(owner, incident, 'retry')
    expect(data.incidents.map(({ id }) => id)).not.toContain(incident.id)
    expect((await aurora.audit.latest(1))[0]).toMatchObject({ action: 'incident.answer' })
    expect(await aurora.tasks.claim(60)).not.toBeNull()
    expect((await answer(owner, incident, 'retry')).status).toBe(404)
  })

  it('that only people can resolve are not retried, and leave the list when closed', async () => {
    const { booking } = await withIncident('disputed')
    const owner = await as('owner')
    const [incident] = await listed(owner)
    if (!incident) throw new Error('there is an incident')
    expect(incident).toMatchObject({ kind: 'disputed', canRetry: false, reference: booking.reference })
    expect((await answer(owner, incident, 'retry')).status).toBe(409)
    expect((await listed(owner))[0]).toEqual(incident)
    const { status, data } = await answer(owner, incident, 'settled')
    expect(status).toBe(200)
    expect(data.incidents.map(({ id }) => id)).not.toContain(incident.id)
  })
})
