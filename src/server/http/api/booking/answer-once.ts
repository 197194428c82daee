import type { OperationId } from '../../../../contract/operations.gen.ts'
import { QueryFailed } from '../../../db/query-failed.ts'
import type { BookingRecords, BookingRepositories } from '../../../domain/booking/booking-records.ts'
import { ClaimLost } from '../../../domain/booking/claim-lost.ts'
import type { Claim } from '../../../domain/booking/idempotency-repository.ts'
import { PaymentError } from '../../../domain/payments/payment-error.ts'
import { Problem } from '../../../kernel/errors/problem.ts'
import type { Call } from '../../call/route.ts'
import { idempotencyMismatch, requestHash } from './request-hash.ts'

/** What `Once.work` tells of its course. */
interface Course<Answer> {
  /** Stores the answer, in the transaction of its effect. */
  finish: (records: BookingRecords, answer: Answer) => Promise<void>
  /** Says that something is about to be begun by the claim's subject outside of the store, and what undoes it. */
  begins: (undo: () => Promise<unknown>) => void
}

/** Whoever makes the same request twice, apart from its body. */
interface Once<Answer> {
  repositories: BookingRepositories
  /** Who asks: nobody else's key is looked at. */
  caller: string
  /** What the request comes to. */
  work: (claim: Claim, finish: Course<Answer>['finish'], begins: Course<Answer>['begins']) => Promise<Answer>
}

const UNIQUE_VIOLATION = '23505'

/**
 * Answers a request with an `Idempotency-Key` once: the same key, path and body give the answer that was stored with the effect,
 * another is refused (422), and one that is being answered asks for patience (409). What came to nothing is undone and may be
 * asked again at once; where nobody knows what it came to, who asks again goes on with what was begun.
 * Source: security, 17.
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

/** The answer where the same request is being answered by another. */
export function requestInFlight(cause?: unknown): Problem {
  return new Problem({
    code: 'request_in_flight',
    detail: 'The same request is being answered. Ask again in a moment.',
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
  // Whoever took it over goes on with what was begun.
  if (!(await idempotency.forget(claim))) return
  // What cannot be undone now lapses by itself.
  for (const undo of undoing) await undo().catch(() => null)
}

/** Whether the same request would come to nothing again, so that nobody is to go on with what was begun. */
function isForGood(error: unknown): boolean {
  if (!(error instanceof Problem)) return false
  if (error.cause instanceof PaymentError) return !error.cause.isOpen
  return error.status < 500 && error.code !== 'request_in_flight'
}

function isTakenOver(error: unknown): boolean {
  return error instanceof ClaimLost || (error instanceof QueryFailed && error.code === UNIQUE_VIOLATION)
}
