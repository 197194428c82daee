import type { QuoteSnapshot } from './booking-snapshot.ts'

/** Whether what is booked so costs who books it nothing until they are there: neither a card nor a wallet is asked for it. */
export function isUnpaid({ dueNow, discounts }: Pick<QuoteSnapshot, 'dueNow' | 'discounts'>): boolean {
  return dueNow === 0 && !discounts.some(({ kind }) => kind === 'credits')
}
