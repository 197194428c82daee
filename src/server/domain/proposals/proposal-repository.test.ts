import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AgencyRepositories } from '../../adapters/store/agency-repositories.ts'
import { createStore } from '../../adapters/store/create-store.ts'
import type { Store } from '../../adapters/store/store.ts'
import { openTestDatabase, silentLog, testBundle } from '../../adapters/store/testing.ts'
import { testBooking } from '../../adapters/store/testing-booking.ts'
import { testProposal } from '../../adapters/store/testing-proposal.ts'

let store: Store
let inProduction: Store
let agencyId: string
let agency: AgencyRepositories

beforeAll(async () => {
  const database = await openTestDatabase()
  const clock = () => new Date('2001-01-01T00:00:00Z')
  store = await createStore(database, { demo: true, clock, log: silentLog })
  inProduction = await createStore(database, { demo: false, clock, log: silentLog })
  agencyId = (await store.importTenant(testBundle('proposing'))).agencyId
  agency = store.forAgency(agencyId)
})
afterAll(() => store.close())

const stateOf = async (id: string) => (await agency.proposals.find(id))?.state

describe('a proposal', () => {
  it('is found as it was made until its last moment, and as ended afterwards', async () => {
    const { seconds, ...wanted } = testProposal()
    const made = await agency.proposals.create({ ...wanted, seconds })
    expect(made).toMatchObject({ ...wanted, state: 'open', isOver: false, bookingReference: null })
    expect(await agency.proposals.find(made.id)).toEqual(made)
    const ended = await agency.proposals.create(testProposal({ seconds: 0 }))
    expect(ended).toMatchObject({ state: 'expired', isOver: true })
    for (const id of ['', 'none', randomUUID()]) expect(await agency.proposals.find(id)).toBeNull()
  })

  it('is accepted, and may be declined afterwards, for good', async () => {
    const { id } = await agency.proposals.create(testProposal())
    expect(await agency.proposals.accept(id, 12_345)).toBe(true)
    const accepted = await agency.proposals.find(id)
    expect(accepted).toMatchObject({ state: 'accepted', answeredAt: expect.any(Date), acceptedTotal: 12_345 })
    expect(await agency.proposals.accept(id, 12_345)).toBe(false)
    expect((await agency.proposals.find(id))?.answeredAt).toEqual(accepted?.answeredAt)
    expect(await agency.proposals.decline(id)).toBe(true)
    expect(await agency.proposals.find(id)).toMatchObject({ state: 'declined', acceptedTotal: null })
    expect(await agency.proposals.accept(id, 12_345)).toBe(false)
    expect(await stateOf(id)).toBe('declined')
  })

  it('that has ended or does not exist takes no answer', async () => {
    const { id } = await agency.proposals.create(testProposal({ seconds: 0 }))
    for (const one of [id, randomUUID(), 'none']) {
      expect(await agency.proposals.accept(one, 12_345)).toBe(false)
    }
    expect(await stateOf(id)).toBe('expired')
  })

  it('is booked as long as its booking exists, and takes no answer meanwhile', async () => {
    const { id } = await agency.proposals.create(testProposal())
    const booking = testBooking()
    const { reference } = await agency.bookings.create(booking)
    expect(await agency.proposals.booked(id, booking.id)).toBe(true)
    const other = await agency.bookings.create(testBooking())
    expect(await agency.proposals.booked(id, other.id)).toBe(false)
    expect(await agency.proposals.find(id)).toMatchObject({ state: 'booked', bookingReference: reference })
    expect(await agency.proposals.decline(id)).toBe(false)
    await agency.bookings.moveItem(booking.items[0]?.id ?? '', { event: 'release', actor: 'guest' })
    expect(await agency.proposals.find(id)).toMatchObject({ state: 'open', bookingReference: null })
    await agency.proposals.decline(id)
    expect(await agency.proposals.booked(id, other.id)).toBe(false)
  })

  it('is listed with those of its agent, newest first', async () => {
    const personId = randomUUID()
    const first = await agency.proposals.create(testProposal({ personId }))
    const second = await agency.proposals.create(testProposal({ personId, title: 'Casa Baixa' }))
    const ids = (await agency.proposals.latest(10, personId)).map(({ id }) => id)
    expect(ids).toEqual([second.id, first.id])
    expect((await agency.proposals.latest(1)).map(({ id }) => id)).toEqual([second.id])
    expect((await agency.proposals.latest(100)).length).toBeGreaterThan(2)
  })

  it('of the demo does not exist in production', async () => {
    const { id } = await agency.proposals.create(testProposal())
    const real = inProduction.forAgency(agencyId).proposals
    expect(await real.find(id)).toBeNull()
    expect(await real.latest(10)).toEqual([])
    expect(await real.accept(id, 12_345)).toBe(false)
  })
})
