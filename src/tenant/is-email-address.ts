/** True for an e-mail address by the contract's basic pattern (spec §5): something, one @, a host with a dot. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(text)
}
