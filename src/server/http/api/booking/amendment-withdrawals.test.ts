import { beforeAll, describe, expect, it } from 'vitest'
import { amending, amendmentOf } from './testing-amendments.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { itemOf } from './testing-booking-flow.ts'

let app: BookingApp
let does: ReturnType<typeof amending>
beforeAll(async () => {
  app = await openBookingApp()
  does = amending(app)
})

describe('an accepted amendment that waits for its payment', () => {
  it('is withdrawn with its begun payment, and the booking does not change', async () => {
    const { booking, holder, offer } = await does.acceptedLonger()
    const { status, data } = await does.withdraw(holder, booking, offer)
    expect(status).toBe(200)
    expect(amendmentOf(data)).toMatchObject({ state: 'failed', reason: 'withdrawn' })
    expect([data.total, itemOf(data).subject]).toEqual([booking.total, itemOf(booking).subject])
    expect(itemOf(data).availableActions).toEqual(['cancel', 'change'])
    await app.doTasks()
    expect((await does.paymentsOf(booking)).map(({ state }) => state)).toEqual(['succeeded', 'canceled'])
  })

  it('is withdrawn once, however often and by whichever permitted caller', async () => {
    const { booking, holder, offer } = await does.acceptedLonger()
    const owner = { cookie: await app.signIn('owner@test.example') }
    const said = await Promise.all(
      [holder, owner, holder].map((visitor) => does.withdraw(visitor, booking, offer)),
    )
    expect(said.map(({ status }) => status)).toEqual([200, 200, 200])
    await app.doTasks()
    expect((await does.withdraw(owner, booking, offer)).status).toBe(200)
    expect((await does.paymentsOf(booking)).map(({ state }) => state)).toEqual(['succeeded', 'canceled'])
  })

  it('cannot be withdrawn by others, or through another booking', async () => {
    const { booking, holder, offer } = await does.acceptedLonger()
    const other = await does.changeable()
    expect((await does.withdraw({}, booking, offer)).status).toBe(404)
    expect((await does.withdraw(other.holder, booking, offer)).status).toBe(404)
    expect((await does.withdraw(other.holder, other.booking, offer)).status).toBe(404)
    expect((await does.withdraw(holder, booking, { id: 'none' })).status).toBe(400)
    expect(amendmentOf(await does.now(holder, booking))?.state).toBe('accepted')
  })

  it('is visible to restricted agents, who are refused and told that they may not change it', async () => {
    const { booking, holder, offer } = await does.acceptedLonger()
    const restricted = { cookie: await app.signIn('restricted@test.example') }
    const seen = await does.now(restricted, booking)
    expect([seen.isReadOnly, amendmentOf(seen)?.state]).toEqual([true, 'accepted'])
    const { status, problem } = await does.withdraw(restricted, booking, offer)
    expect([status, problem.code]).toEqual([403, 'forbidden'])
    const mine = await does.now(holder, booking)
    expect([mine.isReadOnly, amendmentOf(mine)?.state]).toEqual([undefined, 'accepted'])
  })

  it('can be requested again after it was withdrawn', async () => {
    const { booking, holder, offer } = await does.acceptedLonger()
    await does.withdraw(holder, booking, offer)
    const { data: again } = await does.quote(holder, booking, 1)
    const { status, data } = await does.accept(holder, booking, again)
    expect([status, amendmentOf(data)?.state]).toEqual([200, 'accepted'])
  })

  it('cannot be withdrawn after its payment: it is applied and the amount captured', async () => {
    const { booking, holder, offer, accepted } = await does.acceptedLonger()
    await does.payFor(holder, accepted)
    const { status, problem } = await does.withdraw(holder, booking, offer)
    expect([status, problem.code]).toEqual([409, 'already_paid'])
    const { data } = await does.confirm(holder, booking, offer)
    expect(amendmentOf(data)?.state).toBe('applied')
    const late = await does.withdraw(holder, booking, offer)
    expect([late.status, late.problem.code, late.problem.reason]).toEqual([409, 'conflict', 'answered'])
    await app.doTasks()
    expect((await does.now(holder, booking)).payment.paid).toEqual(offer.becomesTotal)
  })

  it('is either paid or withdrawn at one moment, and the amounts agree', async () => {
    const { booking, holder, offer, accepted } = await does.acceptedLonger()
    await Promise.all([
      does.payFor(holder, accepted).then(() => does.confirm(holder, booking, offer)),
      does.withdraw(holder, booking, offer),
    ])
    await app.doTasks()
    await app.doTasks()
    const after = await does.now(holder, booking)
    const state = amendmentOf(after)?.state
    expect(['applied', 'failed']).toContain(state)
    const wanted = state === 'applied' ? offer.becomesTotal : booking.total
    expect([after.total, after.payment.paid]).toEqual([wanted, wanted])
    expect((await does.paymentsOf(booking)).at(-1)?.state).toBe(
      state === 'applied' ? 'succeeded' : 'canceled',
    )
  })

  it('is not applied by a payment that arrives after the withdrawal', async () => {
    const { booking, holder, offer, accepted } = await does.acceptedLonger()
    await does.withdraw(holder, booking, offer)
    await does.payFor(holder, accepted)
    await does.confirm(holder, booking, offer)
    await app.doTasks()
    const after = await does.now(holder, booking)
    expect([amendmentOf(after)?.reason, after.total]).toEqual(['withdrawn', booking.total])
    expect((await does.paymentsOf(booking)).at(-1)?.state).toBe('canceled')
  })

  it('cannot be withdrawn before it is accepted', async () => {
    const { booking, holder } = await does.changeable()
    const { data: offer } = await does.quote(holder, booking, 1)
    const { status, problem } = await does.withdraw(holder, booking, offer)
    expect([status, problem.code]).toEqual([409, 'conflict'])
  })
})

describe('a costlier amendment that the agency accepts for a traveller', () => {
  const owner = async () => ({ cookie: await app.signIn('owner@test.example') })

  it('stays open for a day, and the traveller gets a mail with the payment link', async () => {
    const by = await owner()
    const { booking, holder, offer, accepted } = await does.acceptedLonger(by)
    expect(offer.secondsLeft).toBe(86_400)
    expect(amendmentOf(accepted)).toMatchObject({ state: 'accepted', isAskedByMail: true })
    // The traveller pays, not the agency.
    expect(amendmentOf(accepted)?.payment?.clientSecret).toBeUndefined()
    await app.doTasks()
    await app.doTasks()
    const [mail, ...more] = await does.mailsOf(booking, 'bookingAmendmentDue')
    expect(more).toEqual([])
    expect(mail?.recipient).toBe(booking.contact.email)
    expect(mail?.text).toContain(`reference=${booking.reference}#key=`)
    expect(mail?.text).toMatch(/It costs \$[\d.,]+ more\. It takes effect once you have paid\./)
    expect(mail?.text).toMatch(/Please pay by .*2026/)
    expect(mail?.text).toMatch(/Before: [\s\S]*Now: /)
    expect(mail?.text).toMatch(/Cancellation:?\s+Free of charge until [^\n]*2026/)
    const seen = await does.now(holder, booking)
    expect(amendmentOf(seen)?.payment?.clientSecret).toBeDefined()
    await does.payFor(holder, seen)
    expect(amendmentOf((await does.confirm(holder, booking, offer)).data)?.state).toBe('applied')
  })

  it('sends no mail if it is over before the mail is made', async () => {
    const by = await owner()
    const { booking, holder, offer } = await does.acceptedLonger(by)
    await does.withdraw(by, booking, offer)
    await app.doTasks()
    expect(amendmentOf(await does.now(holder, booking))).toMatchObject({
      state: 'failed',
      reason: 'withdrawn',
      isAskedByMail: true,
    })
    expect(await does.mailsOf(booking, 'bookingAmendmentDue')).toEqual([])
  })

  it('sends no mail to travellers who accept it themselves', async () => {
    const { booking, holder, offer, accepted } = await does.acceptedLonger()
    expect(offer.secondsLeft).toBe(1800)
    expect(amendmentOf(accepted)?.isAskedByMail).toBeUndefined()
    await app.doTasks()
    expect(await does.mailsOf(booking, 'bookingAmendmentDue')).toEqual([])
    expect(amendmentOf(await does.now(holder, booking))?.state).toBe('accepted')
  })

  it("sends no mail to the booking's key holder signed in with another address", async () => {
    const { booking, holder } = await does.changeable()
    const traveller = await app.signIn('traveller@test.example')
    const signedIn = { cookie: `${holder.cookie}; ${traveller}` }
    const { data: offer } = await does.quote(signedIn, booking, 2)
    expect(offer.secondsLeft).toBe(1800)
    const { data: accepted } = await does.accept(signedIn, booking, offer)
    expect(amendmentOf(accepted)?.isAskedByMail).toBeUndefined()
    expect(amendmentOf(accepted)?.payment?.clientSecret).toBeDefined()
    await app.doTasks()
    expect(await does.mailsOf(booking, 'bookingAmendmentDue')).toEqual([])
  })

  it('needs no payment if nothing is due: it is applied at once', async () => {
    const by = await owner()
    const { booking } = await does.changeable()
    const { data: offer } = await does.quote(by, booking, -1)
    const { data } = await does.accept(by, booking, offer)
    expect(amendmentOf(data)?.state).toBe('applied')
    await app.doTasks()
    expect(await does.mailsOf(booking, 'bookingAmendmentDue')).toEqual([])
    const [mail] = await does.mailsOf(booking, 'bookingAmended')
    expect(mail?.text).toMatch(
      /It costs \$[\d.,]+ less\.\s+\$[\d.,]+ will be refunded to your original payment method\./,
    )
  })
})

it('a change of a stay paid on site states the amount due there, and no refund', async () => {
  const { booking, holder } = await does.changeable(
    ({ payment, isRefundable }) => payment === 'at_property' && isRefundable,
  )
  for (const [more, how] of [
    [1, 'more'],
    [-1, 'less'],
  ] as const) {
    const { data: offer } = await does.quote(holder, booking, more)
    expect([offer.due.amount, offer.refund.amount]).toEqual([0, 0])
    expect(amendmentOf((await does.accept(holder, booking, offer)).data)?.state).toBe('applied')
    await app.doTasks()
    const [mail] = await does.mailsOf(booking, 'bookingAmended')
    expect(mail?.text).toMatch(
      new RegExp(`It costs \\$[\\d.,]+ ${how}\\.\\s+You now pay \\$[\\d.,]+ directly`),
    )
    expect(mail?.text).not.toContain('original payment method')
  }
})
