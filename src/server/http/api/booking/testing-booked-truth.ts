import { sql } from 'drizzle-orm'
import type { SandboxPayment } from '../../../adapters/sandbox/sandbox-payment.ts'
import type { Database } from '../../../db/database.ts'

export interface BookedItem {
  id: string
  reference: string
  state: string
  outcome: { refund?: number; confirmationNumber?: string | null } | null
}

/** What is stored of bookings, of what the gateway knows of their payments, and of what the supplier knows of their rooms. */
export interface BookedTruth {
  items: BookedItem[]
  payments: { bookingId: string; state: string; captured: number; refunded: number }[]
  /** The gateway's own. */
  taken: Pick<SandboxPayment, 'reference' | 'state' | 'captured' | 'refunds' | 'amount'>[]
  /** The supplier's own. */
  rooms: { reference: string; state: string }[]
  /** Tasks that nobody does any more. */
  givenUp: { kind: string; error: string | null }[]
}

/** Reads what three parties know of what was booked. */
export function bookedTruth(database: Database): Promise<BookedTruth> {
  return database.transaction(async (tx) => {
    const read = async <Row>(query: ReturnType<typeof sql>) => {
      const { rows } = (await tx.execute(query)) as unknown as { rows: Row[] }
      return rows
    }
    const records = await read<{ record: SandboxPayment }>(sql`select record from sandbox_payments`)
    return {
      items: await read(sql`select b.id, b.reference, i.state, i.outcome
        from bookings b join booking_items i on i.booking_id = b.id`),
      payments: (
        await read<BookedTruth['payments'][number]>(
          sql`select booking_id as "bookingId", state, captured, refunded from payments`,
        )
      ).map((one) => ({ ...one, captured: Number(one.captured), refunded: Number(one.refunded) })),
      taken: records.map(({ record }) => record),
      rooms: await read(sql`select reference, state from supply_holds`),
      givenUp: await read(sql`select kind, error from outbox where due_at is null and done_at is null`),
    }
  })
}

/** Makes due what waits for another try, and gives how much is still to be done; the end of holds and of stays is not waited for. */
export function openWork(database: Database): Promise<number> {
  return database.transaction(async (tx) => {
    const open = sql`due_at is not null and kind not in ('complete', 'hold-over')`
    await tx.execute(sql`update outbox set due_at = now() where lease is null and ${open}`)
    const { rows } = (await tx.execute(sql`select
      (select count(*) from outbox where ${open}) + (select count(*) from sandbox_payments where webhook_due_at is not null)
        as open`)) as unknown as { rows: { open: number | string }[] }
    return Number(rows[0]?.open ?? 0)
  })
}
