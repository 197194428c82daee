import type { Quote } from '../../../../contract/types.ts'
import type { Agreed } from './stored-checkout.ts'

/** A price that has become another since it was agreed to, in whole minor units of the quote's currency. */
export interface PriceToAccept {
  /** The price of the stay, or what of it is paid here. */
  what: 'total' | 'due'
  old: number
  now: number
}

type Priced = Pick<Quote, 'total' | 'dueNow'>

/** Takes what was agreed to and a quote, and gives what has to be agreed to anew; null where nothing has changed. */
export function priceToAccept(agreed: Agreed | null, { total, dueNow }: Priced): PriceToAccept | null {
  if (agreed === null || agreed.currency !== total.currency) return null
  if (agreed.total !== total.amount) return { what: 'total', old: agreed.total, now: total.amount }
  if (agreed.due === null || agreed.due === dueNow.amount) return null
  return { what: 'due', old: agreed.due, now: dueNow.amount }
}

/** What is agreed to by whoever goes on with a quote. */
export function agreedTo({ total, dueNow }: Priced): Agreed {
  return { total: total.amount, due: dueNow.amount, currency: total.currency }
}
