/** Gives the text of bytes in UTF-8, without a byte order mark, or null when they are none or hold a NUL. */
export function utf8(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\u0000') ? null : text
  } catch {
    return null
  }
}
