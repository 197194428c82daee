import { cardPaymentAt } from '../../../../../tenant/card-payment.ts'

/**
 * Returns whether a page with a card form has to be reloaded: a document keeps its content security policy, so one
 * that was opened elsewhere allows no Stripe. Never true for a document opened at this path, which would reload
 * endlessly.
 */
export function needsReload(
  performance: Pick<Performance, 'getEntriesByType'>,
  { pathname }: Pick<Location, 'pathname'>,
): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  // If the browser reports no navigation entry, try the script.
  if (!entry) return false
  const opened = new URL(entry.name).pathname
  return opened !== pathname && cardPaymentAt(opened, true) === null
}
