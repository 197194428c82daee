/** True if a Content-Type is that of a raw file. */
export function isFile(contentType: string | null): boolean {
  return /^application\/octet-stream[ \t]*$/i.test(contentType ?? '')
}
