/** Loads the payment step of a hold, which most visitors reach minutes after the form. */
export const loadHeldCheckout = async () => (await import('./held-checkout.tsx')).HeldCheckout

/** Loads the page of a later payment. */
export const loadEntryCheckout = async () => (await import('./entry-checkout.tsx')).EntryCheckout
