import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking } from '../../../../contract/types.ts'
import { booked, call, confirm, hold, pay, quoteOf, read } from './testing-booking-flow.ts'
import { openClaims } from './testing-claims.ts'

let at: Awaited<ReturnType<typeof openClaims>>
beforeAll(async () => {
  at = await openClaims()
})

const audited = async (actor: string) =>
  (await at.app.repositories.audit.latest(200)).filter(
    (entry) => entry.action === 'booking.claim' && entry.actor === actor,
  )

describe("a guest whose booking is in another person's account", () => {
  it("is notified once at the booking's address, in the booking's language", async () => {
    const { booking, stranger } = await at.claimedByStranger()
    await at.claim(stranger.visitor, booking)
    const [mail, ...others] = await at.mailsOf(booking, 'bookingClaimed')
    expect(others).toEqual([])
    expect(mail?.recipient).toBe(booking.contact.email)
    expect(mail?.language).toBe(booking.terms.language)
    expect(mail?.text).toContain(`confirm-payment?reference=${booking.reference}#key=`)
    // The account's identity stays private.
    for (const part of [stranger.email, 'Nia']) expect(mail?.html).not.toContain(part)
  })

  it('has it reassigned: it moves from the other account to theirs', async () => {
    const { booking, holder, owner, stranger } = await at.claimedByStranger()
    const mine = at.withKey(holder, owner.visitor)
    const looked = (await read(at.app, mine, booking)).data
    expect([looked.canReassign, looked.canClaim]).toEqual([true, undefined])
    // Opening it does not change another account's booking.
    expect(await at.isSeen(stranger.visitor, booking)).toBe(true)
    for (const visitor of [mine, owner.visitor]) {
      const { status, data } = await at.claim(visitor, booking)
      expect([status, data.canReassign]).toEqual([200, undefined])
    }
    expect(await at.isSeen(owner.visitor, booking)).toBe(true)
    expect(await at.isSeen(stranger.visitor, booking)).toBe(false)
    expect(await at.claims(booking)).toEqual([stranger.id, owner.id])
    const [entry, ...others] = await audited(owner.id)
    expect(others).toEqual([])
    expect(entry?.beforeHash).not.toBe(entry?.afterHash)
  })

  it('causes the previous holder to be notified, in their language, without a key', async () => {
    const { booking, holder, owner, stranger } = await at.claimedByStranger()
    await at.claim(at.withKey(holder, owner.visitor), booking)
    const [mail, ...others] = await at.mailsOf(booking, 'bookingReassigned')
    expect(others).toEqual([])
    expect([mail?.recipient, mail?.language]).toEqual([stranger.email, 'es'])
    expect(mail?.text).toContain('/mytrip/mytrips')
    for (const part of ['key=', owner.email]) expect(mail?.html).not.toContain(part)
    // It returns to its owner before the first mail is written, so that mail is not needed any more.
    expect(await at.mailsOf(booking, 'bookingClaimed')).toEqual([])
  })

  it('never loses it again to a holder of the key', async () => {
    const { booking, holder, owner, stranger } = await at.claimedByStranger()
    await at.claim(at.withKey(holder, owner.visitor), booking)
    for (const { visitor } of [stranger, await at.traveller()]) {
      const other = at.withKey(holder, visitor)
      expect(await at.isSeen(other, booking)).toBe(false)
      expect((await at.claim(other, booking)).status).toBe(404)
    }
    expect(await at.claims(booking)).toEqual([stranger.id, owner.id])
  })

  it('claims it once from two devices at the same moment', async () => {
    const { booking, holder, owner, stranger } = await at.claimedByStranger()
    const mine = at.withKey(holder, owner.visitor)
    const answers = await Promise.all([
      at.claim(mine, booking),
      at.claim(mine, booking),
      at.claim(mine, booking),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await at.claims(booking)).toEqual([stranger.id, owner.id])
    expect(await audited(owner.id)).toHaveLength(1)
    expect(await at.mailsOf(booking, 'bookingReassigned')).toHaveLength(1)
  })
})

describe('a booking is not reassigned to', () => {
  it('an account with an unverified address', async () => {
    const { booking, holder, owner } = await at.claimedByStranger()
    await at.unproved(owner.id)
    const mine = at.withKey(holder, owner.visitor)
    expect((await read(at.app, mine, booking)).data.canReassign).toBeUndefined()
    expect((await at.claim(mine, booking)).status).toBe(409)
  })

  it('an account with its address but not its key', async () => {
    const { booking, owner, stranger } = await at.claimedByStranger()
    expect((await at.claim(owner.visitor, booking)).status).toBe(404)
    expect(await at.isSeen(stranger.visitor, booking)).toBe(true)
  })

  it('an account with its key but another address', async () => {
    const { booking, holder } = await at.claimedByStranger()
    const other = at.withKey(holder, (await at.traveller()).visitor)
    expect((await read(at.app, other, booking)).data.canReassign).toBeUndefined()
    expect((await at.claim(other, booking)).status).toBe(409)
  })

  it('the recipient of its mails if a signed-in person booked it for them', async () => {
    const [client, booker] = [await at.traveller(), await at.traveller()]
    const { booking } = await booked(at.app, booker.visitor, { email: client.email })
    const [mail] = await at.mailsOf(booking, 'bookingConfirmed')
    const key = mail?.text.match(/#key=([\w-]+)/)?.[1]
    const path = `/api/bookings/${booking.reference}/access`
    const opened = await call<Booking>(at.app, path, client.visitor, { body: { key } })
    expect([opened.status, opened.data.canReassign, opened.data.canClaim]).toEqual([
      200,
      undefined,
      undefined,
    ])
    const mine = at.withKey({ cookie: opened.cookies.join('; ') }, client.visitor)
    expect((await at.claim(mine, booking)).status).toBe(409)
    expect(await at.isSeen(booker.visitor, booking)).toBe(true)
  })

  it('an account that verified the address before it became another’s', async () => {
    const [before, after] = [await at.traveller(), await at.traveller()]
    const { booking, holder } = await booked(at.app, {}, { email: before.email })
    await read(at.app, at.withKey(holder, before.visitor), booking)
    expect(await at.claims(booking)).toEqual([before.id])
    await at.app.database.transaction(async (tx) => {
      await tx.execute(sql`update users set email = ${`old-${before.email}`} where id = ${before.id}`)
      await tx.execute(sql`update users set email = ${before.email} where id = ${after.id}`)
    })
    const mine = at.withKey(holder, after.visitor)
    expect((await read(at.app, mine, booking)).data.canReassign).toBeUndefined()
    expect((await at.claim(mine, booking)).status).toBe(409)
  })

  it('an agent, whatever the address', async () => {
    const stranger = await at.traveller()
    const { booking, holder } = await booked(at.app, {}, { email: 'sales@test.example' })
    await at.claim(at.withKey(holder, stranger.visitor), booking)
    const sales = at.withKey(holder, { cookie: await at.app.signIn('sales@test.example') })
    expect((await read(at.app, sales, booking)).data.canReassign).toBeUndefined()
    expect((await at.claim(sales, booking)).status).toBe(409)
  })
})

describe('the record of a claim', () => {
  it('is one audit entry, also when opening or listing claims, and no mail', async () => {
    const owner = await at.traveller()
    const [opened, listed] = [
      await booked(at.app, {}, { email: owner.email }),
      await booked(at.app, {}, { email: owner.email }),
    ]
    await read(at.app, at.withKey(opened.holder, owner.visitor), opened.booking)
    expect(await audited(owner.id)).toHaveLength(1)
    const own = at.withKey(listed.holder, owner.visitor)
    for (let index = 0; index < 2; index += 1)
      await call(at.app, '/api/bookings?when=all', own, { method: 'GET' })
    expect(await audited(owner.id)).toHaveLength(2)
    for (const { booking } of [opened, listed]) {
      expect(await at.claims(booking)).toEqual([owner.id])
      expect(await at.mailsOf(booking, 'bookingClaimed')).toEqual([])
    }
  })

  it('is mailed once a held booking is booked, and never if it fails', async () => {
    const stranger = await at.traveller()
    const finished = await hold(at.app, {}, await quoteOf(at.app, {}))
    const left = await hold(at.app, {}, await quoteOf(at.app, {}))
    for (const { booking, holder } of [finished, left]) {
      expect((await at.claim(at.withKey(holder, stranger.visitor), booking)).status).toBe(200)
      expect(await at.mailsOf(booking, 'bookingClaimed')).toEqual([])
    }
    await pay(at.app, finished.holder, finished.booking)
    await confirm(at.app, finished.holder, finished.booking)
    expect(await at.mailsOf(finished.booking, 'bookingClaimed')).toHaveLength(1)
    at.app.passSeconds(40 * 60)
    await at.app.doTasks()
    expect(await at.mailsOf(left.booking, 'bookingClaimed')).toEqual([])
    const told = sql`select from outbox where due_at is not null and payload->>'what' = 'claimed'`
    expect(await at.app.database.transaction((tx) => tx.execute(told))).toMatchObject({ rows: [] })
  })
})
