import type { Booking, MoneyAmount } from '../../../../contract/types.ts'

interface Costs {
  penalty: MoneyAmount
  creditsBack?: MoneyAmount
}

/** Takes what was booked and what its cancellation costs, and gives how much of that is lost of the wallet's and how much of what was paid otherwise. */
export function costShares(
  { discounts }: Pick<Booking, 'discounts'>,
  { penalty, creditsBack }: Costs,
): { credits: number; ofWallet: number; ofCard: number } {
  const credits = discounts.find(({ kind }) => kind === 'credits')?.amount ?? 0
  const ofWallet = credits - (creditsBack?.amount ?? 0)
  return { credits, ofWallet, ofCard: penalty.amount - ofWallet }
}
