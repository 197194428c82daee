/**
 * Takes an address from the environment and gives what may be printed of it: scheme, user, host, port and path, never
 * the password, query or fragment, which can hold secrets. Text that is no address gives a note in its place.
 */
export function shownUrl(value: string): string {
  if (!URL.canParse(value)) return '(not readable as an address; not shown, as it may hold a password)'
  const url = new URL(value)
  // In an opaque address (`user:secret@host` reads as the scheme `user:`) the secret is part of the path.
  if (url.host === '') return `${url.protocol}…`
  const user = url.username === '' ? '' : `${url.username}${url.password === '' ? '' : ':***'}@`
  return `${url.protocol}//${user}${url.host}${url.pathname}`
}
