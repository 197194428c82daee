import type { OperationId } from '../../contract/operations.gen.ts'
import type { Call } from '../routes/route.ts'
import type { Money } from '../suppliers/money.ts'
import type { BookingParts } from './booking-parts.ts'

/** Gives what is in the wallet of who asks; null for who has none (spec §3, isRewardWalletEnable) or nothing in it. */
export async function walletOf(
  { signedIn, agency }: Pick<Call<OperationId>, 'signedIn' | 'agency'>,
  { ofAgency }: Pick<BookingParts, 'ofAgency'>,
): Promise<Money | null> {
  if (!signedIn?.userId || signedIn.session.isRewardWalletEnable !== true) return null
  const balances = await ofAgency(agency.id).credits.balances(signedIn.userId)
  return balances.find(({ amount }) => amount > 0) ?? null
}
