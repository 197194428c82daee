import type { BookingItem, MoneyAmount } from '../../../../contract/types.ts'

interface Costs {
  penalty: MoneyAmount
  creditsBack?: MoneyAmount
}

/**
 * Splits the cost of cancelling these items into the share retained from the wallet and the share retained from other
 * payment methods.
 */
export function costShares(
  items: readonly Pick<BookingItem, 'discounts'>[],
  { penalty, creditsBack }: Costs,
): { credits: number; ofWallet: number; ofCard: number } {
  const given = items.flatMap(({ discounts = [] }) => discounts).filter(({ kind }) => kind === 'credits')
  const credits = given.reduce((sum, { amount }) => sum + amount, 0)
  const ofWallet = credits - (creditsBack?.amount ?? 0)
  return { credits, ofWallet, ofCard: penalty.amount - ofWallet }
}
