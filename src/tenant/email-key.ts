/** Takes an e-mail address as typed and gives the one spelling it is stored, looked up and compared under. */
export function emailKey(address: string): string {
  return address.trim().normalize('NFKC').toLowerCase()
}
