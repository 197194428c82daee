import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Booking } from '../../contract/types.ts'
import type { Mail } from '../store/mail-repository.ts'
import { hashPassword } from '../store/password.ts'
import { testPassword } from '../testing-app.ts'
import { type BookingApp, openBookingApp } from './testing-booking-app.ts'
import { booked, call, confirm, hold, pay, quoteOf, read, type Visitor } from './testing-booking-flow.ts'

let app: BookingApp
let passwordHash: string
beforeAll(async () => {
  app = await openBookingApp()
  passwordHash = await hashPassword(testPassword)
})

let people = 0
/** Somebody with an account of the agency, whose address is theirs unless they have yet to show it. */
async function traveller(isProven = true, language = 'fr') {
  people += 1
  const email = `guest-${people}@reader.example`
  const person = await app.repositories.users.create({
    ...{ email, firstName: `Nia ${people}`, lastName: 'Reader', userType: 'Traveller', isRestricted: false },
    ...{ language, currency: null, passwordHash, emailVerifiedAt: new Date() },
  })
  const id = person?.id ?? ''
  const visitor: Visitor = { cookie: await app.signIn(email) }
  if (!isProven) await unproved(id)
  return { id, email, visitor }
}
const unproved = (id: string) =>
  app.database.transaction((tx) =>
    tx.execute(sql`update users set email_verified_at = null where id = ${id}`),
  )

/** Who is signed in, in a browser that has a guest's key. */
const withKey = (holder: Visitor, { cookie }: Visitor): Visitor => ({ cookie: `${holder.cookie}; ${cookie}` })
const adopt = (visitor: Visitor, { reference }: Booking) =>
  call<Booking>(app, `/api/bookings/${reference}/adoption`, visitor, { body: {} })
const isSeen = async (visitor: Visitor, booking: Booking) =>
  (await read(app, visitor, booking)).status === 200
const adoptions = async (booking: Booking) =>
  (await app.stepsOf(booking)).filter(({ event }) => event === 'adopt').map(({ actor }) => actor)
const audited = async (actor: string) =>
  (await app.repositories.audit.latest(200)).filter(
    (entry) => entry.action === 'booking.adopt' && entry.actor === actor,
  )
async function mailsOf({ reference }: Booking, kind: string) {
  await app.doTasks()
  const isOfIt = ({ subject, text }: Mail) => `${subject} ${text}`.includes(reference)
  return (await app.mails()).filter((mail) => mail.kind === kind && isOfIt(mail))
}

/** A booking with the address of somebody with an account, which a stranger who has its key put among their trips. */
async function pressedByStranger() {
  const [owner, stranger] = [await traveller(), await traveller(true, 'es')]
  const { booking, holder } = await booked(app, {}, { email: owner.email.toUpperCase() })
  expect((await adopt(withKey(holder, stranger.visitor), booking)).status).toBe(200)
  return { booking, holder, owner, stranger }
}

describe('who booked and finds their booking in somebody else’s account', () => {
  it('is told of it at the address they booked with, once, in the language they booked in', async () => {
    const { booking, stranger } = await pressedByStranger()
    await adopt(stranger.visitor, booking)
    const [mail, ...others] = await mailsOf(booking, 'bookingAdopted')
    expect(others).toEqual([])
    expect(mail?.recipient).toBe(booking.contact.email)
    expect(mail?.language).toBe(booking.terms.language)
    expect(mail?.text).toContain(`confirm-payment?reference=${booking.reference}#key=`)
    // Whose account it is is nobody's to know but theirs.
    for (const part of [stranger.email, 'Nia']) expect(mail?.html).not.toContain(part)
  })

  it('takes it over by a press of their own: it is in their account, and no more in the other', async () => {
    const { booking, holder, owner, stranger } = await pressedByStranger()
    const mine = withKey(holder, owner.visitor)
    const looked = (await read(app, mine, booking)).data
    expect([looked.canTakeOver, looked.canAdopt]).toEqual([true, undefined])
    // To open it changes nothing that is another's.
    expect(await isSeen(stranger.visitor, booking)).toBe(true)
    for (const visitor of [mine, owner.visitor]) {
      const { status, data } = await adopt(visitor, booking)
      expect([status, data.canTakeOver]).toEqual([200, undefined])
    }
    expect(await isSeen(owner.visitor, booking)).toBe(true)
    expect(await isSeen(stranger.visitor, booking)).toBe(false)
    expect(await adoptions(booking)).toEqual([stranger.id, owner.id])
    const [entry, ...others] = await audited(owner.id)
    expect(others).toEqual([])
    expect(entry?.beforeHash).not.toBe(entry?.afterHash)
  })

  it('and who had it is told, in their own language, and gets no key to it', async () => {
    const { booking, holder, owner, stranger } = await pressedByStranger()
    await adopt(withKey(holder, owner.visitor), booking)
    const [mail, ...others] = await mailsOf(booking, 'bookingTakenOver')
    expect(others).toEqual([])
    expect([mail?.recipient, mail?.language]).toEqual([stranger.email, 'es'])
    expect(mail?.text).toContain('/mytrip/mytrips')
    for (const part of ['key=', owner.email]) expect(mail?.html).not.toContain(part)
    // It is theirs again before the first mail was written: that one is no news any more.
    expect(await mailsOf(booking, 'bookingAdopted')).toEqual([])
  })

  it('loses it to nobody again, whoever has its key', async () => {
    const { booking, holder, owner, stranger } = await pressedByStranger()
    await adopt(withKey(holder, owner.visitor), booking)
    for (const { visitor } of [stranger, await traveller()]) {
      const other = withKey(holder, visitor)
      const { canAdopt, canTakeOver } = (await read(app, other, booking)).data
      expect([canAdopt, canTakeOver]).toEqual([undefined, undefined])
      expect((await adopt(other, booking)).status).toBe(409)
    }
    expect(await adoptions(booking)).toEqual([stranger.id, owner.id])
  })

  it('takes it over once where they press at two devices at the same moment', async () => {
    const { booking, holder, owner, stranger } = await pressedByStranger()
    const mine = withKey(holder, owner.visitor)
    const answers = await Promise.all([adopt(mine, booking), adopt(mine, booking), adopt(mine, booking)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await adoptions(booking)).toEqual([stranger.id, owner.id])
    expect(await audited(owner.id)).toHaveLength(1)
    expect(await mailsOf(booking, 'bookingTakenOver')).toHaveLength(1)
  })
})

describe('a booking is taken over by nobody', () => {
  it('whose address is not shown to be theirs', async () => {
    const { booking, holder, owner } = await pressedByStranger()
    await unproved(owner.id)
    const mine = withKey(holder, owner.visitor)
    expect((await read(app, mine, booking)).data.canTakeOver).toBeUndefined()
    expect((await adopt(mine, booking)).status).toBe(409)
  })

  it('who has its address and not its key', async () => {
    const { booking, owner, stranger } = await pressedByStranger()
    expect((await adopt(owner.visitor, booking)).status).toBe(404)
    expect(await isSeen(stranger.visitor, booking)).toBe(true)
  })

  it('who has its key and another address', async () => {
    const { booking, holder } = await pressedByStranger()
    const other = withKey(holder, (await traveller()).visitor)
    expect((await read(app, other, booking)).data.canTakeOver).toBeUndefined()
    expect((await adopt(other, booking)).status).toBe(409)
  })

  it('from who booked it in their account for somebody else, to whose address its mails with the key go', async () => {
    const [client, booker] = [await traveller(), await traveller()]
    const { booking } = await booked(app, booker.visitor, { email: client.email })
    const [mail] = await mailsOf(booking, 'bookingConfirmed')
    const key = mail?.text.match(/#key=([\w-]+)/)?.[1]
    const path = `/api/bookings/${booking.reference}/access`
    const opened = await call<Booking>(app, path, client.visitor, { body: { key } })
    expect([opened.status, opened.data.canTakeOver, opened.data.canAdopt]).toEqual([
      ...[200, undefined, undefined],
    ])
    const mine = withKey({ cookie: opened.cookies.join('; ') }, client.visitor)
    expect((await adopt(mine, booking)).status).toBe(409)
    expect(await isSeen(booker.visitor, booking)).toBe(true)
  })

  it('from who proved that very address before it became another’s', async () => {
    const [before, after] = [await traveller(), await traveller()]
    const { booking, holder } = await booked(app, {}, { email: before.email })
    await read(app, withKey(holder, before.visitor), booking)
    expect(await adoptions(booking)).toEqual([before.id])
    await app.database.transaction(async (tx) => {
      await tx.execute(sql`update users set email = ${`old-${before.email}`} where id = ${before.id}`)
      await tx.execute(sql`update users set email = ${before.email} where id = ${after.id}`)
    })
    const mine = withKey(holder, after.visitor)
    expect((await read(app, mine, booking)).data.canTakeOver).toBeUndefined()
    expect((await adopt(mine, booking)).status).toBe(409)
  })

  it('who works for the agency, by whichever address', async () => {
    const stranger = await traveller()
    const { booking, holder } = await booked(app, {}, { email: 'sales@test.example' })
    await adopt(withKey(holder, stranger.visitor), booking)
    const sales = withKey(holder, { cookie: await app.signIn('sales@test.example') })
    expect((await read(app, sales, booking)).data.canTakeOver).toBeUndefined()
    expect((await adopt(sales, booking)).status).toBe(409)
  })
})

describe('what is noted of a booking that comes into an account', () => {
  it('is one entry of the audit log, also where it comes by being opened or listed, and no mail', async () => {
    const owner = await traveller()
    const [opened, listed] = [
      await booked(app, {}, { email: owner.email }),
      await booked(app, {}, { email: owner.email }),
    ]
    await read(app, withKey(opened.holder, owner.visitor), opened.booking)
    expect(await audited(owner.id)).toHaveLength(1)
    const own = withKey(listed.holder, owner.visitor)
    for (let index = 0; index < 2; index += 1)
      await call(app, '/api/bookings?when=all', own, { method: 'GET' })
    expect(await audited(owner.id)).toHaveLength(2)
    for (const { booking } of [opened, listed]) {
      expect(await adoptions(booking)).toEqual([owner.id])
      expect(await mailsOf(booking, 'bookingAdopted')).toEqual([])
    }
  })

  it('is told of what is only held once it is booked, and never where it comes to nothing', async () => {
    const stranger = await traveller()
    const finished = await hold(app, {}, await quoteOf(app, {}))
    const left = await hold(app, {}, await quoteOf(app, {}))
    for (const { booking, holder } of [finished, left]) {
      expect((await adopt(withKey(holder, stranger.visitor), booking)).status).toBe(200)
      expect(await mailsOf(booking, 'bookingAdopted')).toEqual([])
    }
    await pay(app, finished.holder, finished.booking)
    await confirm(app, finished.holder, finished.booking)
    expect(await mailsOf(finished.booking, 'bookingAdopted')).toHaveLength(1)
    app.passSeconds(40 * 60)
    await app.doTasks()
    expect(await mailsOf(left.booking, 'bookingAdopted')).toEqual([])
    const told = sql`select from outbox where due_at is not null and payload->>'what' = 'adopted'`
    expect(await app.database.transaction((tx) => tx.execute(told))).toMatchObject({ rows: [] })
  })
})
