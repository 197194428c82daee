const pattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Takes what an address names a proposal by, and gives it where it can be one, or null: nothing else is asked for. */
export function proposalId(text: string | null | undefined): string | null {
  return text && pattern.test(text.trim()) ? text.trim().toLowerCase() : null
}
