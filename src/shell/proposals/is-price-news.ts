import { ApiError } from '../../api/api-error.ts'
import type { MoneyAmount } from '../../contract/types.ts'

/** Whether an answer was refused because the price changed: `sent` went with the answer, and the page shows another total now. */
export function isPriceNews(error: Error | null, sent: MoneyAmount | undefined, shown: MoneyAmount): boolean {
  if (!(error instanceof ApiError) || error.code !== 'price_changed' || sent === undefined) return false
  return sent.amount !== shown.amount || sent.currency !== shown.currency
}
