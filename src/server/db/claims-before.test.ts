import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { proofCases } from '../../../scripts/proof-cases.ts'
import type { TestApp } from '../hosts/testing-app.ts'
import { read } from '../http/api/booking/testing-booking-flow.ts'
import { agencyScope, type Scope } from './scope.ts'
import { openAppOn } from './testing-app-before.ts'
import { type Opened, openFolderBefore, openPostgresBefore } from './testing-bookings-before.ts'

// The migrations are the same for both; as PostgreSQL's user has fewer rights, it comes first.
const databases: [string, typeof openPostgresBefore][] = [
  ['a PostgreSQL database', openPostgresBefore],
  ['a demo folder', openFolderBefore],
]

describe.each(proofCases(databases, 1))(
  'claimed bookings of %s from before the word "claimed" was used',
  (_, open) => {
    let opened: Opened
    let app: TestApp
    let doTasks: () => Promise<void>
    let agencyId: string
    let inAgency: Scope
    beforeAll(async () => {
      opened = await open(['claims'])
      ;({ app, doTasks } = await openAppOn(opened))
      agencyId = await app.agencyId('aurora')
      inAgency = agencyScope(opened.database, agencyId)
    }, 120_000)
    afterAll(() => opened?.end(), 60_000)

    const repositories = () => app.store.forAgency(agencyId)

    it('show the claim in their history', async () => {
      const { cookie, reference, history } = opened.facts.bookings.atProperty
      const { data } = await read(app, { cookie }, { reference })
      expect(data.history?.map(({ what }) => what)).toEqual([...history, 'claimed'])
    })

    it('are shown to the account that claimed them', async () => {
      const cookie = await app.signIn('traveller@test.example')
      const { reference } = opened.facts.bookings.atProperty
      expect((await read(app, { cookie }, { reference })).status).toBe(200)
    })

    it('open with no key after they were reassigned', async () => {
      const { cookie, reference } = opened.facts.bookings.pending
      expect((await read(app, { cookie }, { reference })).status).toBe(404)
    })

    it('can be reassigned if they were claimed by link, and only there', async () => {
      const { atProperty, pending } = opened.facts.bookings
      const { bookings } = repositories()
      const claim = async ({ reference }: { reference: string }) => {
        const { id } = (await bookings.findByReference(reference)) ?? { id: '' }
        // This check is rolled back, so that the claim's mail stays unsent.
        const undone = repositories().transaction(async (records) => {
          const before = await records.bookings.claim(id, crypto.randomUUID(), 'reassignment')
          throw Object.assign(new Error('rolled back'), { isReassigned: before !== null })
        })
        return undone.catch(({ isReassigned }: { isReassigned?: boolean }) => isReassigned)
      }
      expect([await claim(atProperty), await claim(pending)]).toEqual([true, false])
    })

    it('send the mails that were still waiting', async () => {
      await doTasks()
      const kinds = sql`select kind, recipient from mails where kind in ('bookingClaimed', 'bookingReassigned') order by kind`
      const sent = await inAgency((tx) => tx.execute(kinds))
      expect(sent).toMatchObject({
        rows: [
          { kind: 'bookingClaimed', recipient: 'ada@reader.example' },
          { kind: 'bookingReassigned', recipient: 'traveller@test.example' },
        ],
      })
    })

    it('keep their audit entries as written', async () => {
      const entries = await repositories().audit.latest(10)
      expect(entries.map(({ action }) => action)).toContain('booking.adopt')
    })

    it('have steps that cannot be changed', async () => {
      const change = opened.database.transaction((tx) =>
        tx.execute(sql`update booking_events set event = 'x'`),
      )
      await expect(change).rejects.toThrow('rows of booking_events are never changed')
    })
  },
)
