import type { OperationId } from '../../../../contract/operations.gen.ts'
import type { BookingRepositories } from '../../../domain/booking/booking-records.ts'
import type { Call } from '../../call/route.ts'
import { idempotencyMismatch, requestHash } from './request-hash.ts'

/**
 * Binds a request's `Idempotency-Key` to it where asking again does no harm by itself: the same request is answered as things
 * are by then, and another one with the key is refused (422).
 */
export async function bindKey(
  call: Pick<Call<OperationId>, 'request'> & { body: unknown; path?: unknown },
  operation: string,
  { repositories, caller }: { repositories: BookingRepositories; caller: string },
): Promise<void> {
  const key = call.request.headers.get('idempotency-key') ?? ''
  const wanted = { operation, caller, key, bodyHash: requestHash(call) }
  // Nobody has to wait for whoever asked first.
  const { kind } = await repositories.idempotency.begin(wanted, 0)
  if (kind === 'other_body') throw idempotencyMismatch()
}
