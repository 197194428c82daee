/**
 * A path of this site out of an untrusted text, or null: what begins with one slash and holds no backslash, no control
 * character and no second slash that would name another host, however it is encoded. Source: security, 13.
 */
export function internalPath(text: string | null): string | null {
  if (text === null || text.length > 2048) return null
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what must not pass
  if (!text.startsWith('/') || /[\\\u0000-\u001f\u007f]/.test(text)) return null
  const start = text.slice(0, 16).replaceAll(/%2f/gi, '/').replaceAll(/%5c/gi, '\\')
  return /^\/[/\\]/.test(start) || /%(0[0-9a-f]|1[0-9a-f]|7f)/i.test(text.slice(0, 16)) ? null : text
}
