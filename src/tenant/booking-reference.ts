/** Whether a text could be the reference of a booking, as its mails and addresses have it: `LV-7K3QX9`. */
export function isBookingReference(text: string): boolean {
  return /^[A-Z0-9]{2,4}-[A-Z0-9]{6,10}$/.test(text)
}
