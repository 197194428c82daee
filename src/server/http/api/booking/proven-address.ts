import type { OperationId } from '../../../../contract/operations.gen.ts'
import { emailKey } from '../../../../tenant/email-key.ts'
import type { BookingDependencies } from '../../../domain/booking/booking-dependencies.ts'
import type { Call } from '../../call/route.ts'

type ProvingCall = Pick<Call<OperationId>, 'agency' | 'signedIn'>

/** Whether an address, as somebody typed it, is that of the account of who is signed in, and they have shown that it is theirs. */
export async function isProvenAddress(
  { agency, signedIn }: ProvingCall,
  address: string,
  { ofAgency }: Pick<BookingDependencies, 'ofAgency'>,
): Promise<boolean> {
  const proven = await provenAddress({ agency, signedIn }, { ofAgency })
  return proven !== null && proven === emailKey(address)
}

/** Gives the address of who is signed in as addresses are compared; null where nobody has shown that it is theirs. */
export async function provenAddress(
  { agency, signedIn }: ProvingCall,
  { ofAgency }: Pick<BookingDependencies, 'ofAgency'>,
): Promise<string | null> {
  if (!signedIn?.userId) return null
  const person = await ofAgency(agency.id).users.find(signedIn.userId)
  return person === null || person.emailVerifiedAt === null ? null : emailKey(person.email)
}
