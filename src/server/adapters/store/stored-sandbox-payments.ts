import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../../db/scope.ts'
import type { SandboxStorage } from '../sandbox/sandbox-storage.ts'
import { sandboxPayments } from './sandbox-schema.ts'

const { reference, record, webhookDueAt, isDemo } = sandboxPayments

/** Returns the sandbox's storage of the scope's agency; payments of the demo exist only in the demo. */
export function storedSandboxPayments(agencyId: string, scope: Scope, demo: boolean): SandboxStorage {
  const own = (condition: SQL) =>
    and(eq(sandboxPayments.agencyId, agencyId), demo ? undefined : eq(isDemo, false), condition)

  return {
    change: (gatewayReference, change) =>
      scope(async (tx) => {
        // A missing row cannot be locked, so an advisory lock orders the callers: each reads what the one before
        // stored.
        const what = `sandbox/${agencyId}/${gatewayReference}`
        await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`)
        const isIt = own(eq(reference, gatewayReference))
        const [found] = await tx.select({ record }).from(sandboxPayments).where(isIt)
        const { payment, result } = change(found?.record ?? null)
        if (payment === undefined) return result
        const dueAt = payment.webhookDueAt === null ? null : new Date(payment.webhookDueAt)
        const values = { record: payment, webhookDueAt: dueAt, isDemo: demo }
        await tx
          .insert(sandboxPayments)
          .values({ ...values, agencyId, reference: gatewayReference })
          .onConflictDoUpdate({ target: [sandboxPayments.agencyId, reference], set: values })
        return result
      }),

    async due(moment, most) {
      const rows = await scope((tx) =>
        tx
          .select({ reference })
          .from(sandboxPayments)
          .where(own(lte(webhookDueAt, moment)))
          .orderBy(asc(webhookDueAt), asc(reference))
          .limit(most),
      )
      return rows.map((row) => row.reference)
    },
  }
}
