import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Booking } from '../../../../contract/types.ts'
import { SupplierTimeout } from '../../../domain/suppliers/supplier-timeout.ts'
import { withProduct } from '../../../domain/suppliers/testing-supplied-product.ts'
import type { BookingApp } from './testing-booking-app.ts'
import { call, read, type Visitor } from './testing-booking-flow.ts'
import { holdItems, openTwoProducts, quoteItems, stayRequest, ticketOf } from './testing-two-products.ts'

const refusal = ({ status, problem }: { status: number; problem: { code?: string } }) => [
  status,
  problem.code,
]

/** A barrier of this many calls: each waits for the others, so it passes only if they are parallel. */
function meetingOf(guests: number) {
  let came = 0
  let open = () => {}
  const all = new Promise<void>((done) => {
    open = done
  })
  return async () => {
    came += 1
    if (came === guests) open()
    const late = new Promise<never>((_, fail) => setTimeout(() => fail(new SupplierTimeout('alone')), 3000))
    await Promise.race([all, late])
  }
}

describe('a booking of several items', () => {
  let app: BookingApp
  let meet: () => Promise<void>
  /** The number of releases at the time of the last hold. */
  let releasedBefore = 0
  beforeAll(async () => {
    meet = async () => {}
    const opened = await openTwoProducts(
      {
        supplier: (inventory) =>
          withProduct(inventory, 'hotel', (hotels) => ({
            quote: async (rateKey) => {
              await meet()
              return hotels.quote(rateKey)
            },
            hold: async (request) => {
              await meet()
              const hold = await hotels.hold(request)
              releasedBefore = app.supply.releases.length
              return hold
            },
          })),
      },
      (tickets) => ({
        ...tickets,
        quote: async (rateKey) => {
          await meet()
          return tickets.quote(rateKey)
        },
        hold: async (request) => {
          await meet()
          return tickets.hold(request)
        },
      }),
    )
    app = opened.app
  })
  beforeEach(() => {
    meet = async () => {}
  })

  it('requests all quotes in parallel', async () => {
    const items = [await stayRequest(app, true), ticketOf(), ticketOf({ count: 3 })]
    meet = meetingOf(3)
    expect((await quoteItems(app, items)).status).toBe(201)
  })

  it('requests all holds in parallel', async () => {
    const stay = await stayRequest(app, true)
    // The first two calls ask for prices.
    const pairs = [meetingOf(2), meetingOf(2)]
    let asked = 0
    meet = () => {
      asked += 1
      return (asked > 2 ? pairs[1] : pairs[0])?.() ?? Promise.resolve()
    }
    const { answer } = await holdItems(app, [stay, ticketOf()])
    expect(answer.status).toBe(201)
    expect(asked).toBe(4)
  })

  it('releases the other holds after all suppliers have answered, if one is sold out', async () => {
    const { holds, releases } = app.supply
    const [held, released] = [holds.length, releases.length]
    const stay = await stayRequest(app, true)
    let asked = 0
    // The stay's supplier is slower: the ticket is refused before the room is held.
    meet = async () => {
      asked += 1
      if (asked === 3) await new Promise((done) => setTimeout(done, 300))
    }
    const { answer } = await holdItems(app, [stay, ticketOf({ answer: 'sold_out' })])
    expect(refusal(answer)).toEqual([409, 'sold_out'])
    const [reference] = holds.slice(held)
    expect(releasedBefore).toBe(released)
    expect(releases.slice(released)).toContain(reference)
  })
})

describe('the quota of several items', () => {
  let app: BookingApp
  beforeEach(async () => {
    app = (await openTwoProducts({ counts: true })).app
  })
  const visitor: Visitor = { visit: 'visit-of-ada' }
  const triedBefore = async (kind: 'hold' | 'quote', times: number) => {
    const { attempts } = app.store.forAgency(await app.agencyId('aurora'))
    const limits = { perAccount: 1e6, perAddress: 1e6, perSite: 1e6 }
    await attempts.begin(kind, 'visit visit-of-ada', null, limits, times)
  }
  const release = (holder: Visitor, { reference }: Booking) =>
    call(app, `/api/bookings/${reference}/hold`, holder, { method: 'DELETE' })

  it('counts each hold: the fifth and sixth items of a visit are over the limit', async () => {
    await triedBefore('hold', 4)
    const { answer } = await holdItems(app, [ticketOf(), ticketOf()], visitor)
    expect(refusal(answer)).toEqual([429, 'rate_limited'])
    expect((await holdItems(app, [ticketOf()], visitor)).answer.status).toBe(201)
  })

  it('is restored for each item once released', async () => {
    await triedBefore('hold', 3)
    const { booking, holder, answer } = await holdItems(app, [ticketOf(), ticketOf()], visitor)
    expect(answer.status).toBe(201)
    expect(refusal((await holdItems(app, [ticketOf()], visitor)).answer)).toEqual([429, 'rate_limited'])
    expect((await release(holder, booking)).status).toBe(200)
    expect((await holdItems(app, [ticketOf(), ticketOf()], visitor)).answer.status).toBe(201)
  })

  it('allows one booking of more items than the limit, and then nothing else', async () => {
    const items = Array.from({ length: 7 }, () => ticketOf())
    expect((await holdItems(app, items, visitor)).answer.status).toBe(201)
    expect(refusal((await holdItems(app, [ticketOf()], visitor)).answer)).toEqual([429, 'rate_limited'])
  })

  it('counts each quote that is requested from a supplier', async () => {
    await triedBefore('quote', 59)
    expect(refusal(await quoteItems(app, [ticketOf(), ticketOf()], visitor))).toEqual([429, 'rate_limited'])
    expect((await quoteItems(app, [ticketOf()], visitor)).status).toBe(201)
  })
})

describe('a hold that one supplier does not extend', () => {
  it('offers no extension, and refuses one without naming an end', async () => {
    const { app } = await openTwoProducts({}, (tickets) => ({
      ...tickets,
      capabilities: () => ({ ...tickets.capabilities(), canExtend: false }),
    }))
    const stay = await stayRequest(app, true)
    const alone = await holdItems(app, [stay])
    expect(alone.booking.hold).toMatchObject({ canExtend: true })
    const { booking, holder } = await holdItems(app, [await stayRequest(app, true), ticketOf()])
    expect(booking.hold).toMatchObject({ canExtend: false })
    const { status, problem } = await call(app, `/api/bookings/${booking.reference}/hold`, holder, {
      body: {},
    })
    expect([status, problem.code]).toEqual([409, 'conflict'])
    const { data } = await read(app, holder, booking)
    expect([data.state, data.hold?.expiresAt]).toEqual(['on_hold', booking.hold?.expiresAt])
  })
})
