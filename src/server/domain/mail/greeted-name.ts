/**
 * Returns a typed first name for the greeting, or null if it is not a name. Mail programs turn what looks like an
 * address into links, and strangers must not send messages through us.
 */
export function greetedName(firstName: string): string | null {
  const name = firstName.trim()
  return /^\p{L}[\p{L}\p{M}'’ -]{0,39}$/u.test(name.replace(/\. |\.$/g, ' ').trim()) ? name : null
}
