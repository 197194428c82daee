import type { BookingItem, MoneyAmount } from '../../../../contract/types.ts'

interface Costs {
  penalty: MoneyAmount
  creditsBack?: MoneyAmount
}

/** Takes items and what their cancellation costs, and gives how much of that is lost of the wallet's and how much of what was paid otherwise. */
export function costShares(
  items: readonly Pick<BookingItem, 'discounts'>[],
  { penalty, creditsBack }: Costs,
): { credits: number; ofWallet: number; ofCard: number } {
  const given = items.flatMap(({ discounts = [] }) => discounts).filter(({ kind }) => kind === 'credits')
  const credits = given.reduce((sum, { amount }) => sum + amount, 0)
  const ofWallet = credits - (creditsBack?.amount ?? 0)
  return { credits, ofWallet, ofCard: penalty.amount - ofWallet }
}
