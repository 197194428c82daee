/** Whether a text is an e-mail address by the basic pattern of the contract (spec §5): something, one @, a host with a dot. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && /^[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(text)
}
