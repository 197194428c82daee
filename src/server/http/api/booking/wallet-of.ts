import type { OperationId } from '../../../../contract/operations.gen.ts'
import type { BookingParts } from '../../../domain/booking/booking-parts.ts'
import type { Money } from '../../../kernel/money/money.ts'
import type { Call } from '../../call/route.ts'

/** Gives what is in the wallet of who asks; null for who has none (spec §3, isRewardWalletEnable) or nothing in it. */
export async function walletOf(
  { signedIn, agency }: Pick<Call<OperationId>, 'signedIn' | 'agency'>,
  { ofAgency }: Pick<BookingParts, 'ofAgency'>,
): Promise<Money | null> {
  if (!signedIn?.userId || signedIn.session.isRewardWalletEnable !== true) return null
  const balances = await ofAgency(agency.id).credits.balances(signedIn.userId)
  return balances.find(({ amount }) => amount > 0) ?? null
}
