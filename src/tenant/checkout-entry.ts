/** Name of the session-storage entry that holds what the visitor has typed into a checkout. */
export const CHECKOUT_TYPED = 'livery_checkout'

const payment = 'livery-payment:'

/** Returns the name of the session-storage entry that holds the idempotency key of a booking's payment. */
export function paymentEntry(reference: string): string {
  return payment + reference
}

/** True for a session-storage entry of a checkout. Logging out removes them, so that the next user finds none. */
export function isCheckoutEntry(name: string): boolean {
  return name === CHECKOUT_TYPED || name.startsWith(payment)
}
