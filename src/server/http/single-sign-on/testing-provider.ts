import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type ClientMetadata, type JWK, Provider } from 'oidc-provider'
import { createLogin, loginPath, pageHeaders } from './testing-login.ts'
import { type AskingSite, noLoginPage } from './testing-login-page.ts'

/** A person's data at the provider, in addition to the log-in name, which is the subject. */
export interface TestClaims {
  email?: string
  email_verified?: boolean | string
  given_name?: string
  family_name?: string
  name?: string
}

export interface TestProvider {
  /** Its address. */
  issuer: string
  port: number
  /** Its signing key, so that tests can sign otherwise. */
  key: JWK
  stop(): Promise<void>
}

interface TestClient {
  id: string
  secret?: string
  redirectUris: readonly string[]
  /** The site's name, and the site's name for this provider. */
  name?: string
  providerName?: string
}

export interface TestProviderOptions {
  /** 0 for any free port. */
  port?: number
  /** Its name in tokens, where that is not the address at which it answers. */
  issuer?: string
  clients: readonly TestClient[]
  /** People by log-in name; others cannot log in. */
  claimsOf: (login: string) => TestClaims | undefined
}

/**
 * Starts a real OpenID Connect provider on this machine, with its own log-in page, which accepts any password. For
 * tests and for trying the demo's sign-on; it keeps nothing after it ends.
 */
export async function startTestProvider(options: TestProviderOptions): Promise<TestProvider> {
  const server = createServer()
  // Only reachable from this machine, because any password is accepted.
  server.listen(options.port ?? 0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('the provider has no port')
  const issuer = options.issuer ?? `http://localhost:${address.port}`
  const key = signingKey()
  const provider = quietly(() => providerAt(issuer, key, options))
  const [answerProtocol, answerLogin] = [provider.callback(), loginAt(provider, options)]
  const isLogin = (url = '') => url.startsWith(loginPath(''))
  server.on('request', (request, response) => {
    forgetWhoWasHere(request)
    if (!isLogin(request.url)) return answerProtocol(request, response)
    return answerLogin(request, response).catch(() => response.destroy())
  })
  return {
    issuer,
    port: address.port,
    key,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function providerAt(issuer: string, key: JWK, { clients, claimsOf }: TestProviderOptions): Provider {
  return new Provider(issuer, {
    clients: clients.map(clientOf),
    jwks: { keys: [key] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name'],
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { url: (_, { uid }) => loginPath(uid) },
    renderError(ctx, { error_description: description, error }) {
      ctx.set(pageHeaders([]))
      ctx.body = noLoginPage(`What was asked for is not possible (${description ?? error}).`)
    },
    pkce: { required: () => true },
    ttl: {
      Interaction: 600,
      Grant: 600,
      Session: 600,
      IdToken: 600,
      AccessToken: 600,
      AuthorizationCode: 60,
    },
    findAccount(_, login) {
      const claims = claimsOf(login)
      return claims && { accountId: login, claims: () => ({ sub: login, ...claims }) }
    },
    // Logging in grants consent: there is no second question.
    async loadExistingGrant({ oidc }) {
      const { client, session, params, provider } = oidc
      if (!client || !session?.accountId) return undefined
      const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(String(params?.scope ?? 'openid'))
      await grant.save()
      return grant
    },
  })
}

/**
 * Tests and demos try one person after another: no log-in is reused, and log-out is not confirmed on a page of the
 * library.
 */
function forgetWhoWasHere({ headers }: IncomingMessage): void {
  const kept = headers.cookie?.split(/; */).filter((pair) => !pair.startsWith('_session'))
  if (kept !== undefined) headers.cookie = kept.join('; ')
}

function loginAt(provider: Provider, { clients, claimsOf }: TestProviderOptions) {
  const sites = new Map(clients.map((client) => [client.id, siteOf(client)]))
  return createLogin({
    provider,
    siteOf: (id) => sites.get(id) ?? siteOf({ id, redirectUris: [] }),
    isKnown: (login) => claimsOf(login) !== undefined,
  })
}

function siteOf({ id, redirectUris: [first], name, providerName }: TestClient): AskingSite {
  const host = first === undefined ? id : new URL(first).host
  return { host, name: name ?? host, providerName: providerName ?? 'Demo ID' }
}

function clientOf({ id, secret, redirectUris }: TestClient): ClientMetadata {
  return {
    client_id: id,
    redirect_uris: [...redirectUris],
    grant_types: ['authorization_code'],
    response_types: ['code'],
    ...(secret === undefined
      ? { token_endpoint_auth_method: 'none' }
      : { client_secret: secret, token_endpoint_auth_method: 'client_secret_basic' }),
  }
}

export function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    ...privateKey.export({ format: 'jwk' }),
    kid: randomBytes(8).toString('hex'),
    use: 'sig',
    alg: 'RS256',
  } as JWK
}

/** The library warns on the console that it is not for production, which is known here. */
function quietly(make: () => Provider): Provider {
  const { info, warn } = console
  Object.assign(console, { info() {}, warn() {} })
  try {
    return make()
  } finally {
    Object.assign(console, { info, warn })
  }
}
