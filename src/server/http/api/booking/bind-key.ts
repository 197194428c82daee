import type { OperationId } from '../../../../contract/operations.gen.ts'
import type { BookingRepositories } from '../../../domain/booking/booking-records.ts'
import type { Call } from '../../call/route.ts'
import { idempotencyMismatch, requestHash } from './request-hash.ts'

/**
 * Binds an `Idempotency-Key` to a request that is harmless to repeat. A repeat gets the current state, and another
 * request with the key is refused (422).
 */
export async function bindKey(
  call: Pick<Call<OperationId>, 'request'> & { body: unknown; path?: unknown },
  operation: string,
  { repositories, caller }: { repositories: BookingRepositories; caller: string },
): Promise<void> {
  const key = call.request.headers.get('idempotency-key') ?? ''
  const wanted = { operation, caller, key, bodyHash: requestHash(call) }
  // A repeat does not wait for the first call.
  const { kind } = await repositories.idempotency.begin(wanted, 0)
  if (kind === 'other_body') throw idempotencyMismatch()
}
