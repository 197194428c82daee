/**
 * True if a text is a UUID in the store's spelling. Ids from requests are checked before a query, because PostgreSQL
 * answers a malformed one with an error.
 */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text)
}
