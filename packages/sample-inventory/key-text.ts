/** Returns an ASCII text as a key of letters, digits, `-` and `_`. */
export function keyOfText(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Returns the text of a key; '' for a longer key, and for any text that is none. */
export function textOfKey(key: string, longest: number): string {
  if (key.length > longest || !/^[\w-]+$/.test(key)) return ''
  try {
    return atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
