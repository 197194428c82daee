import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import Stripe from 'stripe'
import { type Fields, type StandInIntent, StandInRefusal, standInBooks } from './testing-stripe-books.ts'

/**
 * How the next call fails; `_after` means after its effect, `kept_500` means that its key always gets this answer.
 * After an effect, Stripe does not state that a retry is useless.
 */
export type StandInFault =
  | 'reset'
  | 'reset_after'
  | 'hang_after'
  | 'error_500'
  | 'kept_500'
  | 'kept_500_after'
  | 'rate_limit'
  | 'amount_too_small'
  | 'not_json'

interface StandInCall {
  readonly call: string
  readonly key: string | undefined
  readonly fields: Fields
}

interface StandInAnswer {
  readonly status: number
  readonly body: string
  /** The replayed answer of its key. */
  readonly isReplayed?: boolean
}

export interface StripeStandIn {
  readonly origin: string
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  readonly calls: readonly StandInCall[]
  /** Makes the next changing calls fail, this many of them. */
  fail(fault: StandInFault, times?: number): void
  answerChallenge(id: string, isApproved: boolean): void
  /** Restricts the secret key: it may only read, or it is revoked. */
  restrict(to: 'read' | 'nothing' | 'all'): void
  /** Forgets idempotency keys, as Stripe does after a day. */
  forgetKeys(): void
  /** An event about a Stripe object, signed now as Stripe signs. */
  webhook(type: string, object: unknown, changes?: object): { body: Uint8Array; headers: Headers }
  intent: ReturnType<typeof standInBooks>['intent']
  /** Changes at Stripe itself, or in its dashboard. */
  settleRefunds(id: string): void
  refund: ReturnType<typeof standInBooks>['refund']
  stop(): Promise<void>
}

/**
 * Starts a local server with the part of Stripe's published API that the product uses: form-encoded calls, keys,
 * idempotency (a key's first answer is replayed), errors, and signed webhooks. For tests alone.
 */
export async function startStripeStandIn(clock: () => Date = () => new Date()): Promise<StripeStandIn> {
  const name = randomUUID().replaceAll('-', '')
  const [secretKey, publishableKey, webhookSecret] = [`sk_test_${name}`, `pk_test_${name}`, `whsec_${name}`]
  const books = standInBooks()
  const calls: StandInCall[] = []
  const answers = new Map<string, { asked: string; status: number; body: string }>()
  let faults: StandInFault[] = []
  let rights: Parameters<StripeStandIn['restrict']>[0] = 'all'

  const makings: Readonly<Record<string, (fields: Fields) => unknown>> = {
    'POST /v1/payment_intents': (fields) => shown(books.create(fields), fields),
    'POST /v1/customers': books.createCustomer,
    'POST /v1/refunds': books.refund,
  }

  function done(call: string, fields: Fields): unknown {
    const made = makings[call]?.(fields)
    if (made !== undefined) return made
    const [, id = '', step] = /^\w+ \/v1\/payment_intents\/([^/?]+)(?:\/(\w+))?/.exec(call) ?? []
    if (call.startsWith('GET /v1/refunds?')) {
      return { object: 'list', data: books.refundsOf(fields.get('payment_intent') ?? ''), has_more: false }
    }
    if (call.startsWith('GET /v1/payment_intents?')) return { object: 'list', data: [], has_more: false }
    if (id !== '' && call.startsWith('GET')) return shown(books.intent(id), fields)
    if (step === 'confirm') return shown(books.confirm(id, fields), fields)
    if (step === 'capture') return shown(books.capture(id, fields), fields)
    if (step === 'cancel') return shown(books.cancel(id), fields)
    throw new StandInRefusal(404, {
      type: 'invalid_request_error',
      message: `Unrecognized request URL (${call}).`,
    })
  }

  /** The browser sends the publishable key and the payment's own secret, the server its secret key. */
  function requireKey({ headers }: IncomingMessage, call: string, fields: Fields): void {
    if (headers.authorization === `Bearer ${secretKey}` && rights !== 'nothing') {
      if (rights === 'all' || call.startsWith('GET')) return
      const message = 'The provided key does not have the required permissions for this endpoint.'
      throw new StandInRefusal(403, { type: 'invalid_request_error', message })
    }
    const id = /^POST .*\/payment_intents\/(\w+)\/confirm$|^GET .*\/payment_intents\/(\w+)\?/
      .exec(call)
      ?.slice(1)
      .find(Boolean)
    const key = fields.get('key') ?? headers.authorization?.replace('Bearer ', '')
    const isBrowser = id !== undefined && key === publishableKey
    if (isBrowser && fields.get('client_secret') === books.intent(id).client_secret) return
    throw new StandInRefusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' })
  }

  const doneOr = (request: IncomingMessage, call: string, fields: Fields) =>
    attempt(() => {
      requireKey(request, call, fields)
      return done(call, fields)
    })

  function answerOnce(
    request: IncomingMessage,
    call: string,
    fields: Fields,
    fault: StandInFault | undefined,
  ): StandInAnswer {
    const key = request.headers['idempotency-key']
    const fingerprint = JSON.stringify([call, ...fields])
    const before = typeof key === 'string' ? answers.get(key) : undefined
    if (before && before.asked !== fingerprint) {
      const error = {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      }
      return { status: 400, body: JSON.stringify({ error }) }
    }
    if (before) return { ...before, isReplayed: true }
    const answer = {
      asked: fingerprint,
      ...(fault === 'kept_500' ? refused(fault) : doneOr(request, call, fields)),
      ...(fault === 'kept_500_after' && refused(fault)),
    }
    if (typeof key === 'string' && answer.status !== 401 && answer.status !== 403) answers.set(key, answer)
    return answer
  }

  /** A known key is only replayed: a failure before the effect waits for the next call that has one. */
  function nextFault({ headers }: IncomingMessage): StandInFault | undefined {
    const isAnswered = answers.has(String(headers['idempotency-key']))
    return isAnswered && !faults[0]?.endsWith('_after') ? undefined : faults.shift()
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = `${request.method} ${request.url}`
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams
    const fields = new Map([...query, ...new URLSearchParams(await text(request))])
    calls.push({ call, key: request.headers['idempotency-key']?.toString(), fields })
    const fault = request.method === 'POST' ? nextFault(request) : undefined
    if (fault === 'reset') return void request.socket.destroy()
    const { status, body, isReplayed } =
      fault === 'error_500' || fault === 'rate_limit' || fault === 'amount_too_small'
        ? refused(fault)
        : answerOnce(request, call, fields, fault)
    if (fault === 'hang_after') return
    if (fault === 'reset_after') return void request.socket.destroy()
    response.writeHead(status, {
      'content-type': 'application/json',
      'request-id': `req_${calls.length}`,
      ...(isReplayed && { 'idempotent-replayed': 'true' }),
      // A replayed failure must not be retried at once.
      ...((isReplayed || fault === 'kept_500') && { 'stripe-should-retry': 'false' }),
    })
    response.end(fault === 'not_json' ? '<html>' : body)
  }

  const server = createServer((request, response) => void serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the stand-in has no port')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    secretKey,
    publishableKey,
    webhookSecret,
    calls,
    fail(fault, times = 1) {
      faults = [...faults, ...Array.from({ length: times }, () => fault)]
    },
    answerChallenge: books.challenge,
    forgetKeys: () => answers.clear(),
    restrict: (to) => {
      rights = to
    },
    webhook(type, object, changes = {}) {
      const event = {
        id: `evt_${randomUUID()}`,
        object: 'event',
        type,
        livemode: false,
        data: { object },
        ...changes,
      }
      const payload = JSON.stringify(event)
      const timestamp = Math.floor(clock().getTime() / 1000)
      const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp })
      return { body: Buffer.from(payload), headers: new Headers({ 'stripe-signature': header }) }
    },
    intent: books.intent,
    settleRefunds: books.settleRefunds,
    refund: books.refund,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A charge is given by its id, unless it was expanded. */
function shown(intent: StandInIntent, fields: Fields): unknown {
  if (fields.get('expand[0]') === 'latest_charge') return intent
  return { ...intent, latest_charge: intent.latest_charge?.id ?? null }
}

function attempt(call: () => unknown): { status: number; body: string } {
  try {
    return { status: 200, body: JSON.stringify(call()) }
  } catch (error) {
    if (error instanceof StandInRefusal)
      return { status: error.status, body: JSON.stringify({ error: error.error }) }
    throw error
  }
}

function refused(
  fault: 'error_500' | 'kept_500' | 'kept_500_after' | 'rate_limit' | 'amount_too_small',
): StandInAnswer {
  if (fault === 'amount_too_small') {
    const error = { type: 'invalid_request_error', code: fault, param: 'amount', message: 'Too small.' }
    return { status: 400, body: JSON.stringify({ error }) }
  }
  const [status, code] = fault === 'rate_limit' ? [429, 'rate_limit'] : [500, 'api_error']
  return {
    status,
    body: JSON.stringify({ error: { type: 'api_error', code, message: 'An error occurred.' } }),
  }
}
