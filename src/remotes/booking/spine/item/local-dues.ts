import type { Booking, MoneyAmount, ShownPrice } from '../../../../contract/types.ts'
import { isEnded } from './booked-item.ts'

/** Amounts due to suppliers on site, in minor units of the booking's currency, and charges on top of the total. */
export interface LocalDues {
  /** Null if nothing is due. */
  price: MoneyAmount | null
  charges: ShownPrice['dueLocally']
}

/** Returns what is paid on site for a booking's active items. */
export function localDues({ items, total }: Pick<Booking, 'items' | 'total'>): LocalDues {
  const remaining = items.filter(({ state }) => !isEnded(state))
  const amount = remaining
    .flatMap(({ paymentSchedule }) => paymentSchedule)
    .filter(({ to }) => to === 'supplier')
    .reduce((sum, entry) => sum + entry.amount.amount, 0)
  return {
    price: amount > 0 ? { amount, currency: total.currency } : null,
    charges: remaining.flatMap(({ price }) => price.dueLocally),
  }
}
