import type { Incident, IncidentKind } from '../../../../contract/types.ts'
import { noteChange } from '../../../domain/agencies/note-change.ts'
import type { ResolvedAgency } from '../../../domain/agencies/resolved-agency.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import type { BookingRecords } from '../../../domain/booking/booking-records.ts'
import { closeCollection } from '../../../domain/booking/collect-payment.ts'
import type { Collecting } from '../../../domain/booking/schedule-collections.ts'
import type { GivenUpTask, OpenIncidentKind } from '../../../domain/booking/task-repository.ts'
import { agencyTimeZone } from '../../../domain/site-settings/schedules/agency-time-zone.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Money } from '../../../kernel/money/money.ts'
import { requireEditor } from '../../request-context/require-editor.ts'
import type { Routes } from '../../request-context/route.ts'

type Operations = 'getIncidents' | 'answerIncident'

/** The most incidents in one answer; the next ones appear as some are closed. */
const MOST = 100

/** Kinds of work that a server does and can therefore retry. */
const tried: Readonly<Record<string, IncidentKind>> = {
  capture: 'capture',
  void: 'void',
  refund: 'refund',
  ask: 'ask',
  'hold-over': 'hold_over',
  'ask-again': 'ask',
  cancel: 'cancel',
  mail: 'mail',
  complete: 'complete',
  'watch-refunds': 'refund',
  collect: 'collect',
  remind: 'mail',
  'watch-entry': 'collect',
  'cancel-unpaid': 'cancel',
  'look-for-changes': 'ask',
  'change-over': 'ask',
  'tell-change': 'ask',
  'ask-amendment': 'ask',
  'ask-amendment-again': 'ask',
  'amendment-over': 'ask',
}

/** Kinds that only people can resolve. */
const raised: Readonly<Record<Exclude<OpenIncidentKind, 'refund' | 'collect'>, IncidentKind>> = {
  unpaid: 'unpaid',
  booked_after_all: 'booked_after_all',
  cancelled_short: 'cancelled_short',
  cancelled_unknown: 'cancelled_unknown',
  refund_late: 'refund_late',
  disputed: 'disputed',
  refunded_elsewhere: 'refunded_elsewhere',
  refunded_twice: 'refunded_twice',
  supplier_change: 'supplier_change',
  change_refused: 'change_refused',
  amended_after_all: 'amended_after_all',
}
const kinds: Readonly<Record<string, IncidentKind>> = { ...tried, ...raised }

/**
 * Makes the routes by which an agency's owner and Admin see incidents and given-up tasks of its bookings, and retry
 * or close them. No other role sees them, although there may be money in them.
 */
export function incidentRoutes({
  ofAgency,
  geo,
}: Pick<BookingDependencies, 'ofAgency' | 'geo'>): Pick<Routes, Operations> {
  async function listed(agency: ResolvedAgency, records: Pick<BookingRecords, 'tasks' | 'supplierChanges'>) {
    const found = await records.tasks.givenUp(MOST)
    return {
      timeZone: await agencyTimeZone(agency, geo),
      incidents: await Promise.all(found.map(async (task) => shown(task, await respondBy(task, records)))),
    }
  }

  return {
    getIncidents: async (call) => ({ data: await listed(call.agency, ofAgency(call.agency.id)) }),

    async answerIncident(call) {
      const by = requireEditor(call, 'bookings.incidents')
      const { answer } = call.body
      const id = /^[1-9]\d{0,14}$/.test(call.path.id) ? Number(call.path.id) : Number.NaN
      const data = await ofAgency(call.agency.id).transaction(async (records) => {
        const task = await (answer === 'retry' ? records.tasks.again(id) : records.tasks.close(id))
        if (task === null) throw unknownIncident()
        if (answer === 'retry' && !Object.hasOwn(tried, task.kind)) throw notTried()
        const { kind, payload } = task
        if (answer !== 'retry' && kind === 'collect') await closeCollection(payload as Collecting, records)
        await noteChange(records, by.id, 'incident.answer', {
          before: { id, kind, payload },
          after: { id, kind, payload, answer },
        })
        return listed(call.agency, records)
      })
      return { data }
    },
  }
}

/** The time by which a supplier expects the answer to its change; null for any other incident. */
async function respondBy(
  { kind, payload }: GivenUpTask,
  { supplierChanges }: Pick<BookingRecords, 'supplierChanges'>,
): Promise<Date | null> {
  const { changeId } = payload as { changeId?: string }
  if (kind !== 'supplier_change' || changeId === undefined) return null
  return (await supplierChanges.find(changeId))?.respondBy ?? null
}

function shown(
  { id, kind, payload, createdAt, error, booking }: GivenUpTask,
  answeredBy: Date | null,
): Incident {
  const { amount, money } = payload as { amount?: number; money?: Money }
  return {
    id: String(id),
    kind: kinds[kind] ?? 'other',
    ...(booking && { reference: booking.reference }),
    since: createdAt.toISOString(),
    ...(booking && amount !== undefined && { amount: { amount, currency: booking.currency } }),
    ...(money && { amount: money }),
    ...(error && { reason: error }),
    ...(answeredBy && { respondBy: answeredBy.toISOString() }),
    canRetry: Object.hasOwn(tried, kind),
  }
}

function unknownIncident(): Problem {
  return new Problem({
    code: 'not_found',
    detail: 'No open incident has this id. It may have been closed already.',
  })
}

function notTried(): Problem {
  return new Problem({
    code: 'conflict',
    detail: 'This cannot be retried. Resolve it with the supplier or at the gateway, then close it here.',
  })
}
