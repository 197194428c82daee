const pattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns the proposal id from an address if it is valid, else null; nothing else is requested from the server. */
export function proposalId(text: string | null | undefined): string | null {
  return text && pattern.test(text.trim()) ? text.trim().toLowerCase() : null
}
