import { cardPaymentAt } from '../../../../../tenant/card-payment.ts'

/**
 * Whether a page that takes a card has to be loaded anew: a policy goes with a document, and one that was opened elsewhere lets no
 * Stripe in, however the router went on from there. Never where the document was opened at this very path: the same would come again,
 * without end.
 */
export function needsReload(
  performance: Pick<Performance, 'getEntriesByType'>,
  { pathname }: Pick<Location, 'pathname'>,
): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  // Where a browser does not say, the script is tried.
  if (!entry) return false
  const opened = new URL(entry.name).pathname
  return opened !== pathname && cardPaymentAt(opened, true) === null
}
