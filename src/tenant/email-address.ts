/** True for an e-mail address by the contract's basic pattern (spec §5): something, one @, a host with a dot. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(text)
}

/** Returns the one spelling under which a typed e-mail address is stored, looked up and compared. */
export function emailKey(address: string): string {
  return address.trim().normalize('NFKC').toLowerCase()
}
