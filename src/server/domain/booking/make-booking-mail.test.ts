import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { HotelRate } from '../../../contract/types.ts'
import { type BookingApp, openBookingApp } from '../../http/api/booking/testing-booking-app.ts'
import { booked, contact } from '../../http/api/booking/testing-booking-flow.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { doBookingTasks } from './booking-tasks.ts'

let app: BookingApp
beforeEach(async () => {
  app = await openBookingApp({ counts: true })
})

const execute = (text: string) => app.database.transaction((tx) => tx.execute(sql.raw(text)))
/** A guest's stay that is paid at the property: its mails are counted. */
const unpaid = async () =>
  (await booked(app, {}, { choose: ({ payment }: HotelRate) => payment === 'at_property' })).booking
const mailsOf = async (reference: string) =>
  (await app.mails()).filter(({ text }) => text.includes(reference))
const allowance = () => app.repositories.mailQuota
async function taken(times: number) {
  const answers: boolean[] = []
  for (let index = 0; index < times; index += 1)
    answers.push(await allowance().take('booking', contact.email))
  return answers
}
const due = () => execute('update outbox set due_at = now() where due_at is not null')

/** The dependencies, with one part of the mail that fails. */
function failing(fails: () => boolean): BookingDependencies {
  return {
    ...app.dependencies,
    hash(text) {
      if (fails()) throw new Error('nobody can make its link')
      return app.dependencies.hash(text)
    },
  }
}

describe('mails about bookings without a payment', () => {
  it('are limited for each address in an hour, and the rest are sent later', async () => {
    expect(await taken(9)).toEqual([...Array<boolean>(8).fill(true), false])
    expect(await allowance().has('booking', contact.email)).toBe(false)
    const { reference } = await unpaid()
    await app.doTasks()
    expect(await mailsOf(reference)).toEqual([])
    await execute(`update sign_in_attempts set attempted_at = attempted_at - interval '1 hour'`)
    expect(await allowance().has('booking', contact.email)).toBe(true)
    await app.doTasks()
    expect(await mailsOf(reference)).toHaveLength(1)
  })

  it('use no quota when one cannot be made, however often it is tried', async () => {
    await taken(7)
    const { reference } = await unpaid()
    let tries = 0
    const dependencies = failing(() => {
      tries += 1
      return tries <= 2
    })
    for (let index = 0; index < 3; index += 1) {
      expect(await mailsOf(reference)).toEqual([])
      await due()
      await doBookingTasks(await app.aurora(), dependencies)
    }
    expect(tries).toBeGreaterThan(2)
    expect(await mailsOf(reference)).toHaveLength(1)
    expect(await taken(1)).toEqual([false])
  })

  it('use no quota when a server dies before the mail is in the outbox', async () => {
    await taken(7)
    const { reference } = await unpaid()
    await execute(`create function no_mail() returns trigger language plpgsql as
      $$ begin raise exception 'the server is gone'; end $$`)
    await execute('create trigger no_mail before insert on mails for each row execute function no_mail()')
    for (let index = 0; index < 2; index += 1) await app.doTasks()
    expect(await mailsOf(reference)).toEqual([])
    expect(await allowance().has('booking', contact.email)).toBe(true)
    await execute('drop function no_mail cascade')
    await app.doTasks()
    expect(await mailsOf(reference)).toHaveLength(1)
    expect(await taken(1)).toEqual([false])
  })

  it('use no quota when they are out of date', async () => {
    await taken(7)
    const { reference } = await unpaid()
    await execute(`update booking_items set state = 'released'`)
    await app.doTasks()
    expect(await mailsOf(reference)).toEqual([])
    expect(await taken(2)).toEqual([true, false])
  })

  it('that two servers make at once do not exceed the quota', async () => {
    await taken(7)
    const references = [(await unpaid()).reference, (await unpaid()).reference]
    const aurora = await app.aurora()
    await due()
    await Promise.all([doBookingTasks(aurora, app.dependencies), doBookingTasks(aurora, app.dependencies)])
    const sent = await Promise.all(references.map(mailsOf))
    expect(sent.flat()).toHaveLength(1)
  })
})
