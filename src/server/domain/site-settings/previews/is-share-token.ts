/** Whether a text has the form of a shared link's token: 32 random bytes. */
export function isShareToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
