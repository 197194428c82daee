import type { OperationId } from '../../../../contract/operations.gen.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import type { Call } from '../../request-context/route.ts'
import { requestHash } from './request-hash.ts'

/**
 * Returns the owner under whom a request with an `Idempotency-Key` is answered: the account, or the guest's visit. A
 * caller who sent the same request as a guest of this visit and then signed in, because the answer was lost, is still
 * that guest.
 */
export async function findRequestOwner(
  call: Pick<Call<OperationId>, 'agency' | 'signedIn' | 'request'> & { body: unknown; path?: unknown },
  operation: OperationId,
  { ofAgency, hash }: Pick<BookingDependencies, 'ofAgency' | 'hash'>,
): Promise<string> {
  const { headers } = call.request
  const visit = headers.get('x-session-id')
  const guest = hash(visit ?? '')
  const personId = call.signedIn?.userId
  if (!personId) return guest
  const key = headers.get('idempotency-key') ?? ''
  const guestRequest = { operation, caller: guest, key, bodyHash: requestHash(call) }
  const isGuests = visit !== null && (await ofAgency(call.agency.id).idempotency.isKnown(guestRequest))
  return isGuests ? guest : hash(personId)
}
