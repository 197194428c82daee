import type { ResolvedAgency } from '../agencies/resolved-agency.ts'
import { IllegalStep } from '../payments/illegal-step.ts'
import { tellChange } from './accept-change.ts'
import type { BookingDependencies } from './booking-dependencies.ts'
import { bookingGateway } from './booking-gateway.ts'
import type { BookingRepositories } from './booking-records.ts'
import { cancelLater } from './cancel-item.ts'
import { cancelUnpaid } from './cancel-unpaid.ts'
import { isRequestedBy } from './cancellation-outcome.ts'
import type { AgreedPenalty } from './cancellation-seal.ts'
import { checkSupplierChanges } from './check-supplier-changes.ts'
import { ClaimLost } from './claim-lost.ts'
import { collectPayment } from './collect-payment.ts'
import { completeItem } from './complete-item.ts'
import { type EndingHold, endHold } from './end-hold.ts'
import { isPaid, openOf } from './entry-payments.ts'
import { expireChange } from './expire-change.ts'
import { owedOn } from './later-entries.ts'
import { makeBookingMail } from './make-booking-mail.ts'
import { verifyLostItem } from './open-incident-if-lost.ts'
import { capture, letGoPayment, refund, watchRefunds } from './payment-tasks.ts'
import { refreshTickets } from './refresh-tickets.ts'
import type { EntryTask } from './schedule-collections.ts'
import { syncEntries } from './sync-entries.ts'
import { type Finish, nothing, type TaskContext } from './task-context.ts'
import { type ClaimedTask, waitAfter } from './task-repository.ts'
import type { VerifiedItem } from './verified-item.ts'
import { expireAmendment, verifyAmendment, verifyAmendmentAgain } from './verify-amendment.ts'
import { verifyItem } from './verify-item.ts'

/** After this many questions over some minutes, a supplier that knows no booking is taken at its word. */
const LAST_QUESTION = 4

/** Longer than any call to a supplier or gateway takes. */
const LEASE_SECONDS = 120

/** Does one task and returns what stores that it is done; throws if it has to be repeated. */
type TaskHandler = (payload: never, context: TaskContext, task: ClaimedTask) => Promise<Finish>

const works: Readonly<Record<string, TaskHandler>> = {
  capture,
  void: letGoPayment,
  refund,
  'watch-refunds': watchRefunds,
  collect: collectPayment,
  remind: remindOfPayment,
  'watch-entry': watchEntry,
  'cancel-unpaid': cancelUnpaid,

  async ask(item: VerifiedItem, { agency, repositories, dependencies }, { attempts }) {
    const gateway = await bookingGateway(agency, { id: item.bookingId }, dependencies)
    const { suppliers, clock, log } = dependencies
    const settling = { repositories, gateway, suppliers, clock, log }
    const outcome = await verifyItem(item, attempts >= LAST_QUESTION, settling)
    if (outcome === 'unknown') throw new Error('the supplier has not decided yet')
    return outcome === 'later' ? askLater(item) : nothing
  },

  async 'ask-again'(verified: VerifiedItem, { repositories, dependencies: { log, suppliers } }) {
    await verifyLostItem(verified, { repositories, log, suppliers })
    return nothing
  },

  async 'hold-over'(hold: EndingHold, { agency, dependencies }, { attempts }) {
    await endHold(hold, agency, dependencies, attempts)
    return nothing
  },

  async cancel(
    { bookingId, agreed, request, changeId }: StoredRequest,
    { agency, repositories, dependencies },
  ) {
    const booking = await repositories.bookings.find(bookingId)
    const item = booking?.items.find(({ id }) => id === agreed.itemId)
    // An item that was refused, or is being cancelled by another request, is not this task's.
    const isTheirs = item?.state === 'cancellation_requested' && isRequestedBy(item, request)
    if (!booking || !item || !isTheirs) return nothing
    const stored = { ...agreed, expiresAt: new Date(agreed.expiresAt) }
    const of = { booking, item, request, ...(changeId !== undefined && { changeId }) }
    return cancelLater({ ...of, actor: 'system', agreed: stored }, agency, dependencies)
  },

  mail: makeBookingMail,
  'look-for-changes': checkSupplierChanges,
  'change-over': expireChange,
  'tell-change': tellChange,
  'refresh-tickets': refreshTickets,

  'ask-amendment': verifyAmendment,
  'ask-amendment-again': verifyAmendmentAgain,
  'amendment-over': expireAmendment,
  complete: completeItem,
}

/** Asks again, hourly in the end, for as long as a supplier confirms by hand: that is no failure. */
function askLater({ later = 0, ...asked }: VerifiedItem): Finish {
  const payload = { ...asked, later: later + 1 }
  return ({ tasks }) => tasks.enqueue({ kind: 'ask', payload, due: { inSeconds: waitAfter(later + 1) } })
}

interface StoredRequest {
  bookingId: string
  request: string
  changeId?: string
  agreed: Omit<AgreedPenalty, 'expiresAt'> & { expiresAt: string }
}

/** Does a task and stores its result; a step that is no longer possible also counts as done. */
async function finished(
  task: ClaimedTask,
  { transaction, tasks }: BookingRepositories,
  work: () => Promise<Finish>,
): Promise<void> {
  try {
    const finish = await work()
    await transaction(async (records) => {
      await finish(records)
      await records.tasks.done(task)
    })
  } catch (error) {
    if (!(error instanceof IllegalStep)) throw error
    await tasks.done(task)
  }
}

/**
 * Does the due tasks of an agency's bookings: captures, voids and refunds, questions about outcomes, ends of holds.
 * One server does each task and repeats it on failure. Returns whether more than `most` may be left.
 */
export async function doBookingTasks(
  agency: ResolvedAgency,
  dependencies: BookingDependencies,
  most = Number.POSITIVE_INFINITY,
): Promise<'all' | 'more'> {
  const repositories = dependencies.ofAgency(agency.id)
  for (let done = 0; done < most; done += 1) {
    const task = await repositories.tasks.claim(LEASE_SECONDS)
    if (task === null) return 'all'
    const about = { agencyId: agency.id, task: task.id, kind: task.kind, attempt: task.attempts }
    try {
      const work = works[task.kind]
      if (!work) throw new Error(`no server code does tasks of the kind ${task.kind}`)
      await finished(task, repositories, () =>
        work(task.payload as never, { agency, repositories, dependencies }, task),
      )
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      const fate = await repositories.tasks.failed(task, reason.slice(0, 300)).catch(unlessLost)
      if (fate === 'given_up') dependencies.log.error({ ...about, reason }, 'a task of a booking is given up')
      else dependencies.log.warn({ ...about, reason }, 'a task of a booking is tried again')
    }
  }
  return 'more'
}

/** If the lease ran out, the result belongs to the server that has the task now. */
function unlessLost(error: unknown): 'lost' {
  if (error instanceof ClaimLost) return 'lost'
  throw error
}

/** Mails the traveller before a payment is collected, unless it was made or nothing is due any more. */
async function remindOfPayment(
  { bookingId, dueOn }: EntryTask,
  { repositories }: TaskContext,
): Promise<Finish> {
  const booking = await repositories.bookings.find(bookingId)
  if (booking === null || owedOn(booking, dueOn) === 0) return nothing
  const payments = await repositories.payments.ofBooking(bookingId)
  if (payments.some((one) => one.dueOn === dueOn && isPaid(one))) return nothing
  const payload = { bookingId, what: 'paymentDue', dueOn }
  return ({ tasks }) => tasks.enqueue({ kind: 'mail', payload })
}

/**
 * Checks a payment that a traveller began a while ago. If it was authorised, it is captured, even if the browser
 * never returned. Otherwise it is released, so that the entry can be collected or paid again.
 */
async function watchEntry({ paymentId }: { paymentId: string }, context: TaskContext): Promise<Finish> {
  const { repositories, agency, dependencies } = context
  const payment = await repositories.payments.find(paymentId)
  if (payment === null) return nothing
  await syncEntries(payment.bookingId, agency, dependencies)
  const now = await repositories.payments.find(paymentId)
  if (now === null || !openOf([now])) return nothing
  if (now.state === 'processing') throw new Error('the gateway has not decided yet')
  return letGoPayment({ paymentId }, context)
}
