/** Name of the tab's entry with what is typed into a checkout. */
export const CHECKOUT_TYPED = 'livery_checkout'

const payment = 'livery-payment:'

/** Takes a booking's reference and gives the name of the tab's entry with the key under which it is being paid. */
export function paymentEntry(reference: string): string {
  return payment + reference
}

/** Whether an entry of the tab is of a checkout: who logs out leaves none of them to who comes next. */
export function isCheckoutEntry(name: string): boolean {
  return name === CHECKOUT_TYPED || name.startsWith(payment)
}
