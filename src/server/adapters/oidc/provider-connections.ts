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

/** Far more than a discovery document, a key set or a token needs. */
const LARGEST_ANSWER = 512_000

export interface ProviderConnectionsDependencies {
  /** Seconds for one answer of a provider. */
  timeout: number
  fetch: typeof globalThis.fetch
  clock: () => Date
  /** Address of providers on this machine, by the port of their issuer. */
  ports?: ReadonlyMap<number, number> | undefined
}

/** Returns a provider's configuration, requested or cached. Throws if it is unavailable. */
export type ConnectionTo = (
  provider: IdentityProviderSettings,
  secret: string | undefined,
) => Promise<Configuration>

/** Milliseconds for which a discovery document is cached, and the number of cached ones. */
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
    // TLS authenticates the provider, and the signature does so again, independently of proxies in between.
    enableNonRepudiationChecks,
    ...(isInsecure ? [allowInsecureRequests] : []),
  ]
  const connection = await discovery(new URL(issuer), clientId, {}, authentication(secret), {
    [customFetch]: boundedFetch((url, init) => fetch(addressOf(`${url}`, ports), init)),
    timeout,
    execute,
  })
  const { authorization_endpoint: endpoint } = connection.serverMetadata()
  // The browser is redirected there: it must be https, or http on this machine.
  if (endpoint === undefined || !new RegExp(isInsecure ? '^https?://' : '^https://', 'i').test(endpoint)) {
    throw new Error('the provider has no sign-in page')
  }
  return connection
}

/** Only the discovery document is at the issuer's address: it names all others, with the provider's actual port. */
function addressOf(url: string, ports: ReadonlyMap<number, number>): string {
  const address = new URL(url)
  const port = address.origin.startsWith('http://localhost:') ? ports.get(Number(address.port)) : undefined
  if (port === undefined) return url
  address.port = String(port)
  return address.href
}

/**
 * The secret is sent as the provider prefers, in the header if it accepts both; without a secret, PKCE alone
 * authenticates the client.
 */
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
 * Wraps fetch for external servers: redirects are not followed, and a body over 512 kB is an error. Source: security,
 * 19.
 */
function boundedFetch(fetch: typeof globalThis.fetch): CustomFetch {
  return async (url, { body, signal, ...rest }) => {
    const response = await fetch(url, {
      ...rest,
      // The request body is a form or empty.
      ...(body instanceof URLSearchParams || typeof body === 'string' ? { body } : {}),
      ...(signal === undefined ? {} : { signal }),
      redirect: 'manual',
    })
    const { status, headers } = response
    // A redirect that is not followed has a status that `Response` does not accept.
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
      throw new Error('the answer is too large')
    }
  }
}

/** The body is already decoded, so its encoding and length headers no longer apply. */
function plain(headers: Headers): Headers {
  const kept = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) kept.delete(name)
  return kept
}
