import type { IncomingMessage } from 'node:http'

/** What the lines of a request's head say before anything joins or drops them. */
export interface HeaderLines {
  /** The value of every Host line. */
  hosts: readonly string[]
  /** Names in lower case of all headers with more than one line, in order of their second. */
  repeated: readonly string[]
}

/** Takes a request's head as it was received, names and values by turns. */
export function headerLinesOf(incoming: Pick<IncomingMessage, 'rawHeaders'>): HeaderLines {
  const hosts: string[] = []
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const [written, value] of pairsOf(incoming)) {
    const name = written.toLowerCase()
    if (name === 'host') hosts.push(value)
    if (seen.has(name)) repeated.add(name)
    seen.add(name)
  }
  return { hosts, repeated: [...repeated] }
}

/** Makes several Cookie lines the one that they stand for: HTTP joins the lines of a list by commas, cookies by semicolons. */
export function joinCookies(incoming: IncomingMessage): void {
  const rest: string[] = []
  const cookies: string[] = []
  for (const [name, value] of pairsOf(incoming)) {
    if (name.toLowerCase() === 'cookie') cookies.push(value)
    else rest.push(name, value)
  }
  incoming.rawHeaders = [...rest, 'Cookie', cookies.join('; ')]
}

/** Gives a request's head as pairs of name and value, each line by itself. */
export function* pairsOf({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): Generator<[string, string]> {
  for (let i = 0; i < rawHeaders.length; i += 2) yield [rawHeaders[i] ?? '', rawHeaders[i + 1] ?? '']
}
