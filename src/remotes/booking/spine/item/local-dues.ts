import type { Booking, MoneyAmount, ShownPrice } from '../../../../contract/types.ts'
import { isEnded } from './active-items.ts'

/** What is still paid to suppliers on site, in minor units of the booking's currency, and charges that come on top. */
export interface LocalDues {
  /** Null for nothing. */
  price: MoneyAmount | null
  charges: ShownPrice['dueLocally']
}

/** Takes a booking and gives what is paid on site for its items that did not end. */
export function localDues({ items, total }: Pick<Booking, 'items' | 'total'>): LocalDues {
  const kept = items.filter(({ state }) => !isEnded(state))
  const amount = kept
    .flatMap(({ paymentSchedule }) => paymentSchedule)
    .filter(({ to }) => to === 'supplier')
    .reduce((sum, entry) => sum + entry.amount.amount, 0)
  return {
    price: amount > 0 ? { amount, currency: total.currency } : null,
    charges: kept.flatMap(({ price }) => price.dueLocally),
  }
}
