import type { OperationId } from '../../../../contract/operations.gen.ts'
import { emailKey } from '../../../../tenant/email-key.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import type { Call } from '../../request-context/route.ts'

type ProvingCall = Pick<Call<OperationId>, 'agency' | 'signedIn'>

/** True if a typed address is that of the signed-in account and verified. */
export async function isProvenAddress(
  { agency, signedIn }: ProvingCall,
  address: string,
  { ofAgency }: Pick<BookingDependencies, 'ofAgency'>,
): Promise<boolean> {
  const proven = await provenAddress({ agency, signedIn }, { ofAgency })
  return proven !== null && proven === emailKey(address)
}

/** Returns the caller's address in its form for comparison; null if it is not verified. */
export async function provenAddress(
  { agency, signedIn }: ProvingCall,
  { ofAgency }: Pick<BookingDependencies, 'ofAgency'>,
): Promise<string | null> {
  if (!signedIn?.userId) return null
  const person = await ofAgency(agency.id).users.find(signedIn.userId)
  return person === null || person.emailVerifiedAt === null ? null : emailKey(person.email)
}
