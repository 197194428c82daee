/** True if a text could be a booking's reference as in mails and addresses: `LV-7K3QX9`. */
export function isBookingReference(text: string): boolean {
  return /^[A-Z0-9]{2,4}-[A-Z0-9]{6,10}$/.test(text)
}
