import { sql } from 'drizzle-orm'
import type { Booking, HotelRate } from '../../../../contract/types.ts'
import { hashPassword } from '../../../domain/accounts/password.ts'
import type { Mail } from '../../../domain/mail/mail-repository.ts'
import { testPassword } from '../../../hosts/testing-app.ts'
import { openBookingApp } from './testing-booking-app.ts'
import { booked, call, read, type Visitor } from './testing-booking-flow.ts'

/** The application, and people with accounts who have or want a guest's booking. */
export async function openClaims() {
  const app = await openBookingApp()
  const passwordHash = await hashPassword(testPassword)
  let people = 0

  /** A person with an account of the agency, with a verified address by default. */
  async function traveller(isProven = true, language = 'fr') {
    people += 1
    const email = `guest-${people}@reader.example`
    const person = await app.repositories.users.create({
      email,
      firstName: `Nia ${people}`,
      lastName: 'Reader',
      userType: 'Traveller',
      isRestricted: false,
      language,
      currency: null,
      passwordHash,
      emailVerifiedAt: new Date(),
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

  /** Cookies of a signed-in person in a browser that has a guest's key. */
  const withKey = (holder: Visitor, { cookie }: Visitor): Visitor => ({
    cookie: `${holder.cookie}; ${cookie}`,
  })
  const claim = (visitor: Visitor, { reference }: Booking) =>
    call<Booking>(app, `/api/bookings/${reference}/claim`, visitor, { body: {} })
  const isSeen = async (visitor: Visitor, booking: Booking) =>
    (await read(app, visitor, booking)).status === 200
  const claimSteps = async (booking: Booking) =>
    (await app.stepsOf(booking)).filter(({ event }) => event === 'claim')
  const claims = async (booking: Booking) => (await claimSteps(booking)).map(({ actor }) => actor)

  async function mailsOf({ reference }: Booking, kind: string) {
    await app.doTasks()
    const isOfIt = ({ subject, text }: Mail) => `${subject} ${text}`.includes(reference)
    return (await app.mails()).filter((mail) => mail.kind === kind && isOfIt(mail))
  }

  /** A booking with the address of an account's owner, which a stranger claimed by its key. */
  async function claimedByStranger(choose?: (rate: HotelRate) => boolean) {
    const [owner, stranger] = [await traveller(), await traveller(true, 'es')]
    const { booking, holder } = await booked(
      app,
      {},
      { email: owner.email.toUpperCase(), ...(choose && { choose }) },
    )
    const { status } = await claim(withKey(holder, stranger.visitor), booking)
    if (status !== 200) throw new Error('whoever has a key may claim')
    return { booking, holder, owner, stranger }
  }

  return {
    app,
    traveller,
    unproved,
    withKey,
    claim,
    isSeen,
    claimSteps,
    claims,
    mailsOf,
    claimedByStranger,
  }
}
