/**
 * Takes the first name somebody typed, perhaps with another person's address, and gives it for the greeting, or null where
 * it is no name: mail programs make links of what looks like an address, and we carry nobody's message.
 */
export function greetedName(firstName: string): string | null {
  const name = firstName.trim()
  return /^\p{L}[\p{L}\p{M}'’ -]{0,39}$/u.test(name.replace(/\. |\.$/g, ' ').trim()) ? name : null
}
