import type { Quote } from '../../../../contract/types.ts'
import type { Agreed } from './stored-checkout.ts'

/** A price that changed after it was accepted, in minor units of the quote's currency. */
export interface PriceToAccept {
  /** The total, or the amount due here. */
  what: 'total' | 'due'
  old: number
  now: number
}

type Priced = Pick<Quote, 'total' | 'dueNow'>

/** Compares a quote with the accepted amounts; returns what has to be accepted again, or null if nothing changed. */
export function priceToAccept(agreed: Agreed | null, { total, dueNow }: Priced): PriceToAccept | null {
  if (agreed === null || agreed.currency !== total.currency) return null
  if (agreed.total !== total.amount) return { what: 'total', old: agreed.total, now: total.amount }
  if (agreed.due === null || agreed.due === dueNow.amount) return null
  return { what: 'due', old: agreed.due, now: dueNow.amount }
}

/** Returns the amounts that the traveller accepts by continuing with a quote. */
export function agreedTo({ total, dueNow }: Priced): Agreed {
  return { total: total.amount, due: dueNow.amount, currency: total.currency }
}
