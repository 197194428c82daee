/** Returns whether a text has the shape of a token: 32 bytes in base64url. No other text opens anything. */
export function isToken(text: string | null): text is string {
  return text !== null && /^[\w-]{43}$/.test(text)
}
