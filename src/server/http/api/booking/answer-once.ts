import type { OperationId } from '../../../../contract/operations.gen.ts'
import { QueryFailed } from '../../../db/query-failed.ts'
import type { BookingRecords, BookingRepositories } from '../../../domain/booking/booking-records.ts'
import { ClaimLost } from '../../../domain/booking/claim-lost.ts'
import type { Claim } from '../../../domain/booking/idempotency-repository.ts'
import { PaymentError } from '../../../domain/payments/payment-error.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Call } from '../../request-context/route.ts'
import { idempotencyMismatch, requestHash } from './request-hash.ts'

/** Callbacks by which `Once.work` reports its progress. */
interface Course<Answer> {
  /** Stores the answer, in the transaction of its effect. */
  finish: (records: BookingRecords, answer: Answer) => Promise<void>
  /** Announces a step outside the store under the claim's subject, and how to undo it. */
  begins: (undo: () => Promise<unknown>) => void
}

/** One request that may be repeated, without its body. */
interface Once<Answer> {
  repositories: BookingRepositories
  /** The caller; keys of other callers are never looked up. */
  caller: string
  /** Performs the request and returns its answer. */
  work: (claim: Claim, finish: Course<Answer>['finish'], begins: Course<Answer>['begins']) => Promise<Answer>
}

const UNIQUE_VIOLATION = '23505'

/**
 * Answers a request with an `Idempotency-Key` once. The same key, path and body get the stored answer; another body
 * gets 422; a request in progress gets 409. A failed request is undone and can be repeated at once. After an unknown
 * outcome, a repeat continues the steps that were begun. Source: security, 17.
 */
export async function answerOnce<Answer>(
  call: Pick<Call<OperationId>, 'request'> & { body: unknown; path?: unknown },
  operation: string,
  { repositories, caller, work }: Once<Answer>,
): Promise<Answer> {
  const key = call.request.headers.get('idempotency-key') ?? ''
  const bodyHash = requestHash(call)
  const begun = await repositories.idempotency.begin({ operation, caller, key, bodyHash })
  if (begun.kind === 'done') return begun.response as Answer
  if (begun.kind === 'other_body') throw idempotencyMismatch()
  if (begun.kind === 'in_flight') throw requestInFlight()
  const { claim } = begun
  const undoing: (() => Promise<unknown>)[] = []
  let isFinished = false
  const finish: Course<Answer>['finish'] = async (records, answer) => {
    await records.idempotency.finish(claim, { status: 200, response: answer })
    isFinished = true
  }
  try {
    return await work(claim, finish, (undo) => undoing.unshift(undo))
  } catch (error) {
    if (!isFinished) await leave(error, claim, undoing, repositories)
    throw isTakenOver(error) ? requestInFlight(error) : error
  }
}

/** The answer while another server or call is answering the same request. */
export function requestInFlight(cause?: unknown): Problem {
  return new Problem({
    code: 'request_in_flight',
    detail: 'The same request is still in progress. Try again in a moment.',
    headers: { 'retry-after': '1' },
    cause,
  })
}

async function leave(
  error: unknown,
  claim: Claim,
  undoing: readonly (() => Promise<unknown>)[],
  { idempotency }: BookingRepositories,
): Promise<void> {
  if (undoing.length > 0 && !isForGood(error)) return idempotency.abandon(claim)
  // The call that took the request over continues its steps.
  if (!(await idempotency.forget(claim))) return
  // A step that cannot be undone now lapses by itself.
  for (const undo of undoing) await undo().catch(() => null)
}

/** True if a repeat would fail again, so that no call should continue the begun steps. */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Problem)) return false
  if (error.cause instanceof PaymentError) return !error.cause.isOpen
  return error.status < 500 && error.code !== 'request_in_flight'
}

function isTakenOver(error: unknown): boolean {
  return error instanceof ClaimLost || (error instanceof QueryFailed && error.code === UNIQUE_VIOLATION)
}
