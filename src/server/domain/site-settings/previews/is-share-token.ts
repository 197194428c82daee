/** Whether it has the form of what opens a shared link: 32 random bytes. */
export function isShareToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}
