/** Takes any text and says whether it has the one shape of a token: 32 bytes in base64url. Every other text opens nothing. */
export function isToken(text: string | null): text is string {
  return text !== null && /^[\w-]{43}$/.test(text)
}
