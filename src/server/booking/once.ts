import { createHash } from 'node:crypto'
import type { OperationId } from '../../contract/operations.gen.ts'
import { Problem } from '../http/problem.ts'
import type { Call } from '../routes/route.ts'
import type { AgencyRecords, AgencyRepositories } from '../store/agency-repositories.ts'
import { canonicalJson } from '../store/canonical-json.ts'
import type { Claim } from '../store/idempotency-repository.ts'

/** Whoever makes the same request twice, apart from its body. */
interface Once<Answer> {
  repositories: AgencyRepositories
  /** Who asks: nobody else's key is looked at. */
  caller: string
  /** What the request comes to; `finish` stores its answer in the transaction of its effect. */
  work: (claim: Claim, finish: (records: AgencyRecords, answer: Answer) => Promise<void>) => Promise<Answer>
}

/**
 * Answers a request with an `Idempotency-Key` once: the same key and body give the answer that was stored with the effect,
 * another body is refused (422), and one that is being answered asks for patience (409). What came to nothing may be asked
 * again at once. Source: security design, 17.
 */
export async function once<Answer>(
  call: Pick<Call<OperationId>, 'request'> & { body: unknown; path?: unknown },
  operation: string,
  { repositories, caller, work }: Once<Answer>,
): Promise<Answer> {
  const key = call.request.headers.get('idempotency-key') ?? ''
  const bodyHash = createHash('sha256')
    .update(canonicalJson(call.body ?? null))
    .digest('base64url')
  const begun = await repositories.idempotency.begin({ operation, caller, key, bodyHash })
  if (begun.kind === 'done') return begun.response as Answer
  if (begun.kind === 'other_body') {
    throw new Problem({
      code: 'idempotency_mismatch',
      detail: 'This Idempotency-Key was sent with another body before. Use a new one for a new request.',
    })
  }
  if (begun.kind === 'in_flight') {
    throw new Problem({
      code: 'request_in_flight',
      detail: 'The same request is being answered. Ask again in a moment.',
      headers: { 'retry-after': '1' },
    })
  }
  const { claim } = begun
  let isFinished = false
  try {
    return await work(claim, async (records, answer) => {
      await records.idempotency.finish(claim, { status: 200, response: answer })
      isFinished = true
    })
  } catch (error) {
    if (!isFinished) await repositories.idempotency.abandon(claim)
    throw error
  }
}
