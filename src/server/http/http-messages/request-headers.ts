type HeaderKind = 'once' | 'list'

/**
 * The request headers that the server reads. A `once` header has a single value, so a request that repeats it is
 * ambiguous and refused. The lines of a `list` header form one list (RFC 9110, 5.3). Cookie is a list of pairs.
 */
export const requestHeaders: Readonly<Record<string, HeaderKind>> = {
  accept: 'list',
  'accept-encoding': 'list',
  'accept-language': 'list',
  'access-control-request-headers': 'list',
  'access-control-request-method': 'once',
  authorization: 'once',
  'cache-control': 'list',
  connection: 'list',
  'content-encoding': 'list',
  'content-length': 'once',
  'content-type': 'once',
  cookie: 'list',
  date: 'once',
  forwarded: 'list',
  from: 'once',
  host: 'once',
  'idempotency-key': 'once',
  'if-match': 'list',
  'if-modified-since': 'once',
  'if-none-match': 'list',
  'if-range': 'once',
  'if-unmodified-since': 'once',
  'last-event-id': 'once',
  'max-forwards': 'once',
  origin: 'once',
  'proxy-authorization': 'once',
  purpose: 'once',
  range: 'once',
  referer: 'once',
  'save-data': 'once',
  'sec-ch-ua': 'list',
  'sec-ch-ua-mobile': 'once',
  'sec-ch-ua-platform': 'once',
  'sec-fetch-dest': 'once',
  'sec-fetch-mode': 'once',
  'sec-fetch-site': 'once',
  'sec-fetch-user': 'once',
  'sec-gpc': 'once',
  'sec-purpose': 'once',
  'stripe-signature': 'once',
  'upgrade-insecure-requests': 'once',
  'user-agent': 'once',
  via: 'list',
  'x-access-token': 'once',
  'x-auth-optional': 'once',
  'x-forwarded-for': 'list',
  'x-forwarded-host': 'list',
  'x-forwarded-proto': 'list',
  'x-livery-preview': 'once',
  'x-livery-scenario': 'once',
  'x-livery-version': 'once',
  'x-real-ip': 'once',
  'x-requested-with': 'once',
  'x-session-id': 'once',
}

/** Returns the first of the repeated headers that may not be repeated, or undefined. */
export function wronglyRepeated(names: readonly string[]): string | undefined {
  return names.find((name) => requestHeaders[name] === 'once')
}
