/** Whether a Content-Type says that a body is a file as it is. */
export function isFile(contentType: string | null): boolean {
  return /^application\/octet-stream[ \t]*$/i.test(contentType ?? '')
}
