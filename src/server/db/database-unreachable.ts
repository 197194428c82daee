/** The database cannot be used; the message is the sentence that stops the start, without a password. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable'
}

/**
 * Returns the sentence for a driver's error while connecting or migrating, and for `DATABASE_URL`. Reasons come from
 * a fixed list by code, so that no quoted text of the driver appears; a migration's own message is included.
 */
export function databaseUnreachable(databaseUrl: string, error: unknown): DatabaseUnreachable {
  const { host, database, user } = target(databaseUrl)
  const code = errorCode(error)
  const reason =
    wordsOfMigration(error) ??
    reasons[code]?.(user, database) ??
    `it answered with ${code === '' ? 'an unknown error' : code}`
  return new DatabaseUnreachable(`The PostgreSQL server of DATABASE_URL (${host}) cannot be used: ${reason}.`)
}

type Reason = (user: string, database: string) => string

const reasons: Readonly<Record<string, Reason>> = {
  ECONNREFUSED: () => 'nothing accepts connections there',
  ENOTFOUND: () => 'its host name is unknown',
  EAI_AGAIN: () => 'its host name cannot be looked up now',
  ENOENT: () => 'there is no socket at that path',
  ETIMEDOUT: () => 'it did not answer in time',
  ECONNRESET: () => 'it closed the connection',
  EHOSTUNREACH: () => 'there is no route to that host',
  ENETUNREACH: () => 'there is no route to that network',
  '28P01': (user) => `it refused the password of the user "${user}"`,
  '28000': (user) => `it refused the user "${user}"`,
  '3D000': (_user, database) => `it has no database "${database}"`,
  '53300': () => 'it has no connection left',
  '57P03': () => 'it is starting up or shutting down',
  '42501': (user) =>
    `the user "${user}" lacks rights; it needs to create tables in the schema public and to take the roles livery_app and ` +
    'livery_platform (as an administrator: CREATE ROLE livery_app NOLOGIN; CREATE ROLE livery_platform NOLOGIN; ' +
    `GRANT livery_app, livery_platform TO "${user}";)`,
}

function target(databaseUrl: string): { host: string; database: string; user: string } {
  const url = new URL(databaseUrl)
  const host = url.host === '' ? 'socket' : url.host
  return { host, database: plain(url.pathname.slice(1)), user: plain(url.username) }
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return ''
  if ('code' in error && typeof error.code === 'string') return error.code
  // The pool's timeout has no code.
  if (/timeout|timed out/i.test(error.message)) return 'ETIMEDOUT'
  return 'errors' in error && Array.isArray(error.errors)
    ? errorCode(error.errors[0])
    : errorCode(error.cause)
}

/** A migration's own error (`raise_exception`), for example about data that has to be fixed by hand first. */
function wordsOfMigration(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  return 'code' in error && error.code === 'P0001' ? error.message : wordsOfMigration(error.cause)
}
