const pattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** True if a text could be a booking's reference as in mails and addresses: `LV-7K3QX9`. */
export function isBookingReference(text: string): boolean {
  return /^[A-Z0-9]{2,4}-[A-Z0-9]{6,10}$/.test(text)
}

/** Returns the proposal id from an address if it is valid, else null; nothing else is requested from the server. */
export function proposalId(text: string | null | undefined): string | null {
  return text && pattern.test(text.trim()) ? text.trim().toLowerCase() : null
}
