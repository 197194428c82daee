import { sql } from 'drizzle-orm'
import type { SandboxPayment } from '../../../adapters/sandbox/sandbox-payment.ts'
import type { Database } from '../../../db/database.ts'

export interface BookedItem {
  id: string
  bookingId: string
  /** The booking's id. */
  reference: string
  state: string
  outcome: {
    penalty?: number
    refund?: number
    owed?: { amount: number }[]
    confirmationNumber?: string | null
  } | null
  /** The item's price, and the part of it that is due after the booking. */
  total: number
  later: number
  /** The supplier's own reference of the item. */
  rateKey: string
}

/** The stored bookings, the gateway's payments and the supplier's rooms. */
export interface BookedTruth {
  items: BookedItem[]
  payments: {
    bookingId: string
    gatewayReference: string | null
    /** The entry of the payment plan; null for the amount due with the booking. */
    dueOn: string | null
    /** The amendment that it pays; null for the original booking. */
    amendmentId: string | null
    state: string
    captured: number
    refunded: number
  }[]
  /** The gateway's own state. */
  taken: Pick<
    SandboxPayment,
    'gatewayReference' | 'reference' | 'state' | 'captured' | 'refunds' | 'amount'
  >[]
  /** The suppliers' state of each item: `confirmed`, `cancelled`, or another value if it is not booked. */
  kept: {
    reference: string
    state: string
    /** The rate that the supplier has; null if it has no such item. */
    rateKey: string | null
  }[]
  amendments: { id: string; state: string; reference: string }[]
  /** Tasks that were given up. */
  givenUp: { kind: string; bookingId: string | null; error: string | null }[]
}

/** Reads what store, gateway and suppliers know about bookings. */
export function bookedTruth(database: Database): Promise<BookedTruth> {
  return database.transaction(async (tx) => {
    const read = async <Row>(query: ReturnType<typeof sql>) => {
      const { rows } = (await tx.execute(query)) as unknown as { rows: Row[] }
      return rows
    }
    const records = await read<{ record: SandboxPayment }>(sql`select record from sandbox_payments`)
    return {
      items: (
        await read<BookedTruth['items'][number]>(
          sql`select i.id, b.id as "bookingId", b.reference, i.state, i.outcome, i.snapshot ->> 'rateKey' as "rateKey", (i.snapshot #>> '{price,total}')::bigint as total,
            (select coalesce(sum((entry ->> 'amount')::bigint), 0) from jsonb_array_elements(i.snapshot -> 'schedule') entry
              where entry ->> 'at' is not null) as later
            from bookings b join booking_items i on i.booking_id = b.id`,
        )
      ).map((one) => ({ ...one, total: Number(one.total), later: Number(one.later) })),
      payments: (
        await read<BookedTruth['payments'][number]>(
          sql`select booking_id as "bookingId", gateway_reference as "gatewayReference", due_on::text as "dueOn", amendment_id as "amendmentId", state,
            captured, refunded from payments`,
        )
      ).map((one) => ({ ...one, captured: Number(one.captured), refunded: Number(one.refunded) })),
      taken: records.map(({ record }) => record),
      kept: await read(sql`select reference, state, detail ->> 'rateKey' as "rateKey" from supply_holds`),
      amendments: await read(
        sql`select a.id, a.state, b.reference from amendments a join bookings b on b.id = a.booking_id`,
      ),
      givenUp: await read(
        sql`select kind, payload ->> 'bookingId' as "bookingId", error from outbox where due_at is null and done_at is null`,
      ),
    }
  })
}

/** Tasks that are still open, and the last error of each. */
export interface OpenWork {
  open: number
  /** The number of tasks done so far. */
  done: number
  /** Open tasks by kind and last error. */
  tasks: { kind: string; error: string | null; count: number }[]
}

/**
 * Makes retries due and returns the open tasks; does not wait for the end of holds and stays, or for supplier
 * changes.
 */
export function openWork(database: Database): Promise<OpenWork> {
  return database.transaction(async (tx) => {
    const open = sql`due_at is not null and kind not in ('complete', 'hold-over', 'look-for-changes', 'amendment-over')`
    await tx.execute(sql`update outbox set due_at = now() where lease is null and ${open}`)
    const { rows } = (await tx.execute(
      sql`select kind, error, count(*)::int as count from outbox where ${open} group by kind, error`,
    )) as unknown as { rows: OpenWork['tasks'] }
    const { rows: counts } = (await tx.execute(sql`select
      (select count(*) from sandbox_payments where webhook_due_at is not null)::int as webhooks,
      (select count(*) from outbox where done_at is not null)::int as done`)) as unknown as {
      rows: { webhooks: number; done: number }[]
    }
    const [{ webhooks, done } = { webhooks: 0, done: 0 }] = counts
    return { open: rows.reduce((sum, { count }) => sum + count, webhooks), done, tasks: rows }
  })
}
