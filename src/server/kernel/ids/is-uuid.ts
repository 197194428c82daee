/**
 * Says whether a text is a UUID as this store writes them. Ids from requests are asked before they reach a query, where
 * PostgreSQL would answer a malformed one with an error instead of no row.
 */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text)
}
