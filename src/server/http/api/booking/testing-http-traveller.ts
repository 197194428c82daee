import { request } from 'node:http'

/** A traveller's browser at an agency, over the network. */
export interface HttpTraveller {
  visit: string
  cookie: string
  scenario?: string | undefined
  /** The client address that a proxy reports. */
  address?: string
}

export interface HttpAnswer<Data> {
  status: number
  data: Data
  code: string | undefined
  /** The lines of the answer as they came. */
  text: string
}

interface HttpCall {
  method?: string
  body?: unknown
  key?: string | undefined
}

/** The server died before it answered: the request may have been done or not. */
export class AnswerLost extends Error {}

/** Calls the server at a port as a page at aurora's host does, and stores the cookies that it sets. */
export async function askOver<Data>(
  port: number,
  traveller: HttpTraveller,
  path: string,
  { method = 'POST', body, key }: HttpCall = {},
): Promise<HttpAnswer<Data>> {
  const host = `aurora.localhost:${port}`
  const headers = {
    host,
    'content-type': 'application/json',
    origin: `http://${host}`,
    'x-requested-with': 'livery',
    'x-session-id': traveller.visit,
    ...(traveller.cookie && { cookie: traveller.cookie }),
    ...(traveller.scenario && { 'x-livery-scenario': traveller.scenario }),
    ...(traveller.address && { 'x-forwarded-for': traveller.address }),
    ...(key && { 'idempotency-key': key }),
  }
  const { status, cookies, text } = await exchange(port, { method, path, headers }, body)
  const mine = cookies.find((cookie) => cookie.includes('livery_bookings'))
  if (mine) traveller.cookie = mine.split(';')[0] ?? ''
  const isJson = text.startsWith('{') && !text.trimEnd().includes('\n')
  const read = isJson ? (JSON.parse(text) as { data?: Data; code?: string }) : {}
  return { status, data: read.data as Data, code: read.code, text }
}

interface Exchanged {
  status: number
  cookies: string[]
  text: string
}

function exchange(
  port: number,
  what: { method: string; path: string; headers: Record<string, string> },
  body: unknown,
): Promise<Exchanged> {
  return new Promise((resolve, reject) => {
    const lost = (cause: Error) => reject(new AnswerLost(`${what.method} ${what.path}`, { cause }))
    // Each call has its own connection: a reused one may be closed just then.
    const sent = request({ host: '127.0.0.1', port, agent: false, ...what }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      response.on('error', lost)
      response.on('end', () => {
        // An incomplete answer counts as lost.
        if (!response.complete) return lost(new Error('the answer broke off'))
        resolve({
          status: response.statusCode ?? 0,
          cookies: response.headers['set-cookie'] ?? [],
          text,
        })
      })
    })
    sent.on('error', lost).end(body === undefined ? undefined : JSON.stringify(body))
  })
}
