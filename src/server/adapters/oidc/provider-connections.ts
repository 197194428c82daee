import {
  allowInsecureRequests,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  None,
} from 'openid-client'
import type { IdentityProviderSettings } from '../../../contract/types.ts'
import { createLruCache } from '../../kernel/limits/lru-cache.ts'

/** A discovery document, a set of keys, a token: none comes near this. */
const LARGEST_ANSWER = 512_000

export interface ProviderConnectionsDependencies {
  /** Seconds a provider may take for one answer. */
  timeout: number
  fetch: typeof globalThis.fetch
  clock: () => Date
  /** Where providers of this machine answer, by the port of their issuer. */
  ports?: ReadonlyMap<number, number> | undefined
}

/** Gives what is known of a provider: asked for, or remembered. Throws where it cannot be had. */
export type ConnectionTo = (
  provider: IdentityProviderSettings,
  secret: string | undefined,
) => Promise<Configuration>

/** Milliseconds that a discovery document is taken for true, and how many are remembered. */
const LIFETIME = 10 * 60_000
const CAPACITY = 500

interface Known {
  connection: Promise<Configuration>
  until: number
}

/**
 * Makes the memory of providers: their discovery documents for ten minutes, five hundred at most, the least recently used going first.
 * Calls at the same time share one request; a failed one is made again by the next call.
 */
export function providerConnections(dependencies: ProviderConnectionsDependencies): ConnectionTo {
  const known = createLruCache<Known>(CAPACITY)
  return (provider, secret) => {
    const { issuer, clientId } = provider
    const key = JSON.stringify([issuer, clientId, secret ?? null])
    const now = dependencies.clock().getTime()
    const found = known.get(key)
    if (found && found.until > now) return found.connection
    const connection = connect(provider, secret, dependencies)
    known.set(key, { connection, until: now + LIFETIME })
    connection.catch(() => {
      if (known.peek(key)?.connection === connection) known.delete(key)
    })
    return connection
  }
}

async function connect(
  { issuer, clientId }: IdentityProviderSettings,
  secret: string | undefined,
  { timeout, fetch, ports = new Map() }: ProviderConnectionsDependencies,
): Promise<Configuration> {
  const isInsecure = issuer.startsWith('http://')
  const execute = [
    // The connection to the provider proves who answered; the signature does so once more, and whatever stood between.
    enableNonRepudiationChecks,
    ...(isInsecure ? [allowInsecureRequests] : []),
  ]
  const connection = await discovery(new URL(issuer), clientId, {}, authentication(secret), {
    [customFetch]: boundedFetch((url, init) => fetch(addressOf(`${url}`, ports), init)),
    timeout,
    execute,
  })
  const { authorization_endpoint: endpoint } = connection.serverMetadata()
  // The browser is sent there: nothing but a page, and over http from this machine alone.
  if (endpoint === undefined || !new RegExp(isInsecure ? '^https?://' : '^https://', 'i').test(endpoint)) {
    throw new Error('the provider names no page to sign in at')
  }
  return connection
}

/** Only the discovery document is at the issuer: it names every other address with the port at which the provider answers. */
function addressOf(url: string, ports: ReadonlyMap<number, number>): string {
  const address = new URL(url)
  const port = address.origin.startsWith('http://localhost:') ? ports.get(Number(address.port)) : undefined
  if (port === undefined) return url
  address.port = String(port)
  return address.href
}

/** A secret goes as the provider likes it, in the header where it takes both; without one PKCE alone proves who began. */
function authentication(secret: string | undefined): ClientAuth {
  if (secret === undefined) return None()
  const [basic, post] = [ClientSecretBasic(secret), ClientSecretPost(secret)]
  return (server, client, body, headers) => {
    const taken = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const isPost = !taken.includes('client_secret_basic') && taken.includes('client_secret_post')
    return (isPost ? post : basic)(server, client, body, headers)
  }
}

/**
 * Wraps fetch for what other people's servers answer: no redirect is followed, and a body past 512 kB is an error
 * instead of memory. Source: security, 19.
 */
function boundedFetch(fetch: typeof globalThis.fetch): CustomFetch {
  return async (url, { body, signal, ...rest }) => {
    const response = await fetch(url, {
      ...rest,
      // What is sent is a form or nothing.
      ...(body instanceof URLSearchParams || typeof body === 'string' ? { body } : {}),
      ...(signal === undefined ? {} : { signal }),
      redirect: 'manual',
    })
    const { status, headers } = response
    // A redirect that is not followed has no status that could be given again.
    if (status < 200) throw new Error('the provider gave no answer')
    const isEmpty = [204, 205, 304].includes(status)
    return new Response(isEmpty ? null : await wholeBody(response), { status, headers: plain(headers) })
  }
}

async function wholeBody(response: Response): Promise<Blob> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = response.body?.getReader()
  for (let length = 0; ; ) {
    const { value } = (await reader?.read()) ?? {}
    if (value === undefined) return new Blob(pieces)
    length += value.length
    pieces.push(value)
    if (length > LARGEST_ANSWER) {
      void reader?.cancel().catch(() => undefined)
      throw new Error('the answer is larger than it may be')
    }
  }
}

/** The body is decoded already: what it was sent as is no longer true of it. */
function plain(headers: Headers): Headers {
  const kept = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name)
  return kept
}
