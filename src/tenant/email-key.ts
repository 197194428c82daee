/** Returns the one spelling under which a typed e-mail address is stored, looked up and compared. */
export function emailKey(address: string): string {
  return address.trim().normalize('NFKC').toLowerCase()
}
