import { withinMilliseconds } from '../../kernel/dates/within-milliseconds.ts'
import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import { IllegalStep } from '../payments/illegal-step.ts'
import { itemSupplier } from '../products/spine/item-supplier.ts'
import type { SupplierCancellation } from '../suppliers/product-supplier.ts'
import { SupplierRefusal } from '../suppliers/supplier-refusal.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import type { BookingRecords } from './booking-records.ts'
import { quotedOf } from './booking-snapshot.ts'
import { isRequestedBy } from './cancellation-outcome.ts'
import type { CancellationRequest } from './cancellation-request.ts'
import { endAmendments } from './end-amendments.ts'
import { storeCancelled } from './store-cancelled.ts'
import type { Finish } from './task-context.ts'

/**
 * Seconds after which a cancellation without an outcome is requested again; suppliers answer a repeated request the
 * same way.
 */
const ASK_AFTER = 30
/** Milliseconds to wait for a supplier's answer. */
const TIMEOUT_MS = 20_000

/**
 * Cancels an item at the agreed cost: stores the request, asks the supplier, and stores the result with its refund
 * and `finish`. If the supplier gives no answer, a task asks again. If it wants a higher fee, throws its refusal.
 */
export async function cancelItem(
  what: CancellationRequest,
  agency: ResolvedAgency,
  dependencies: BookingDependencies,
  finish: Finish,
): Promise<void> {
  const { transaction } = dependencies.ofAgency(agency.id)
  await transaction((records) => request(what, records))
  const answer = await askSupplier(what, agency, dependencies)
  if (answer instanceof SupplierRefusal) {
    await transaction((records) => refuse(what, answer.code, records))
    throw answer
  }
  await transaction(async (records) => {
    if (answer !== 'unknown') await storeCancelled(what, answer, dependencies.clock(), records)
    await finish(records)
  })
}

/**
 * The task that continues a cancellation without an answer; returns what stores the result. The caller has left by
 * then, so a refusal is mailed.
 */
export async function cancelLater(
  what: CancellationRequest,
  agency: ResolvedAgency,
  dependencies: BookingDependencies,
): Promise<Finish> {
  const answer = await askSupplier(what, agency, dependencies)
  if (answer === 'unknown') throw new Error('the supplier gave no answer to a cancellation')
  if (!(answer instanceof SupplierRefusal)) {
    return (records) => storeCancelled(what, answer, dependencies.clock(), records)
  }
  return async (records) => {
    if (!(await refuse(what, answer.code, records))) return
    // A cancellation that follows from a supplier change has no request; the task of that change asks again.
    if (what.changeId !== undefined && what.changeId === what.request) return
    const payload = { bookingId: what.booking.id, what: 'notCancelled', itemId: what.item.id }
    await records.tasks.enqueue({ kind: 'mail', payload })
  }
}

async function request(
  { booking, item, agreed, actor, request, changeId }: CancellationRequest,
  records: BookingRecords,
): Promise<void> {
  const { bookings, supplierChanges, tasks } = records
  // Reads the current state, which may have changed or been answered in the meantime.
  const held = (await bookings.lock(booking.id))?.items.find(({ id }) => id === item.id)
  const isAnswered = changeId !== undefined && (await supplierChanges.find(changeId))?.state !== 'open'
  // The agreed cost applies to what was booked then.
  if (!held || isAnswered || quotedOf(held).rateKey !== quotedOf(item).rateKey)
    throw new IllegalStep('item', held?.state ?? item.state, 'cancel')
  await endAmendments(held, 'cancelled', records)
  const outcome = { ...held.outcome, request }
  await bookings.moveItem(item.id, { event: 'request_cancellation', actor, outcome })
  const payload = {
    bookingId: booking.id,
    request,
    ...(changeId !== undefined && { changeId }),
    agreed: { ...agreed, expiresAt: agreed.expiresAt.toISOString() },
  }
  await tasks.enqueue({ kind: 'cancel', payload, due: { inSeconds: ASK_AFTER } })
}

/** Asks the supplier. On any other failure it stays open whether the item is cancelled. */
async function askSupplier(
  { booking, item, agreed }: CancellationRequest,
  agency: ResolvedAgency,
  { suppliers, log }: BookingDependencies,
): Promise<SupplierCancellation | null | SupplierRefusal | 'unknown'> {
  const about = { agencyId: agency.id, booking: booking.reference }
  try {
    const asking = itemSupplier(suppliers, item).cancel(item.id, {
      expectedPenalty: agreed.supplierPenalty,
    })
    const answer = await withinMilliseconds(TIMEOUT_MS, asking)
    if (answer?.status !== 'cancelled') log.error({ ...about, answer }, 'a supplier did not cancel as agreed')
    return answer
  } catch (error) {
    if (error instanceof SupplierRefusal) return error
    const { name, message } = error instanceof Error ? error : { name: typeof error, message: '' }
    log.warn({ ...about, name, reason: message }, 'a supplier gave no answer to a cancellation')
    return 'unknown'
  }
}

/** Restores the item's previous state, unless it was requested again since; returns whether it did. */
async function refuse(
  { booking, item, request }: CancellationRequest,
  reason: string,
  { bookings }: BookingRecords,
): Promise<boolean> {
  const held = (await bookings.lock(booking.id))?.items.find(({ id }) => id === item.id)
  if (held?.state !== 'cancellation_requested' || !isRequestedBy(held, request)) return false
  const { request: _, ...outcome } = held.outcome ?? {}
  await bookings.moveItem(item.id, { event: 'refuse_cancellation', actor: 'supplier', reason, outcome })
  return true
}
