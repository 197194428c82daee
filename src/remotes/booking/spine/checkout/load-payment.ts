/** Fetches the page of a held booking, which most visitors reach minutes after the checkout's form. */
export const loadHeldCheckout = async () => (await import('./held-checkout.tsx')).HeldCheckout

/** Fetches the page that pays a later instalment of a booking. */
export const loadEntryCheckout = async () => (await import('./entry-checkout.tsx')).EntryCheckout
