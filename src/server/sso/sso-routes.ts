import { createHash, randomBytes } from 'node:crypto'
import { type Context, Hono } from 'hono'
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { IdentityProviderSettings } from '../../contract/types.ts'
import { type SsoError, ssoWayBack, withWayBack } from '../../tenant/sso.ts'
import { withParameter } from '../../tenant/with-parameter.ts'
import type { AppEnv } from '../http/app-env.ts'
import { isLocalhost } from '../http/cookie-site.ts'
import type { Log } from '../http/log.ts'
import { redirect } from '../http/redirect.ts'
import type { Caller } from '../routes/route.ts'
import { signedInCookies } from '../routes/signed-in-cookies.ts'
import { clientOf } from '../sessions/client-of.ts'
import { readSessionCookie } from '../sessions/session-cookie.ts'
import { SESSION_SECONDS, type Sessions } from '../sessions/sessions.ts'
import type { Store } from '../store/store.ts'
import { identify } from './identify.ts'
import type { ProvidersOf } from './offered-providers.ts'
import type { ConnectionTo } from './provider-connections.ts'
import { secretKey } from './secret-key.ts'
import { readSsoCookie, SSO_SECONDS, writeSsoCookie } from './sso-cookie.ts'
import { type SsoFailure, ssoFailure, ssoRefusal } from './sso-failure.ts'

/** What the addresses of signing in by a provider need of the server. */
export interface SsoRouteParts {
  store: Pick<Store, 'forAgency'>
  sessions: Pick<Sessions, 'end'>
  providersOf: ProvidersOf
  secrets: ReadonlyMap<string, string>
  connectionTo: ConnectionTo
  isProduction: boolean
  log: Log
}

/**
 * Makes the addresses of signing in by OpenID Connect: /sso/start leads to the provider, /sso/callback/{provider} is where it
 * leads back to, and no other does. Whatever goes wrong ends at /sso with a word of a closed list. Source: spec §4, security, 4 and 13.
 */
export function ssoRoutes(parts: SsoRouteParts): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  // A look ahead (HEAD, which comes as GET) neither begins nor ends anything.
  for (const path of ['/sso/start', '/sso/callback/:provider?']) {
    routes.use(path, async (c, next) => (c.req.raw.method === 'HEAD' ? redirect(302, '/sso') : next()))
  }
  routes.get('/sso/start', (c) => start(parts, c))
  routes.get('/sso/callback/:provider?', (c) => comeBack(parts, c, c.req.param('provider')))
  return routes
}

async function start(parts: SsoRouteParts, c: Context<AppEnv>): Promise<Response> {
  const caller = c.get('caller')
  const query = new URL(c.req.url).searchParams
  const wayBack = ssoWayBack(query.get('navigateTo'))
  const offered = parts.providersOf(caller.agency)
  const asked = query.get('provider')
  const own = offered.filter(({ kind }) => kind === 'sso')
  // The agency's own site sends its people without a name: the page asks whom to prove it to where there is a choice.
  if (asked === null && own.length !== 1) return redirect(302, withWayBack('/sso', wayBack))
  const provider = asked === null ? own[0] : offered.find(({ id }) => id === asked)
  if (provider === undefined) return failed('unknown', wayBack)

  const mark =
    readSsoCookie(c.req.header('cookie') ?? null, caller.site) ?? randomBytes(32).toString('base64url')
  const [state, nonce, codeVerifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
  let address: URL
  try {
    const connection = await connectionOf(parts, caller, provider)
    address = buildAuthorizationUrl(connection, {
      redirect_uri: callbackAddress(caller, provider.id, parts.isProduction),
      scope: provider.scopes.join(' '),
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    })
  } catch (error) {
    return refuse(parts, caller, provider, ssoFailure(error), wayBack)
  }
  const isBegun = await parts.store
    .forAgency(caller.agency.id)
    .ssoAttempts.begin(
      { stateHash: stateHash(state, mark), provider: provider.id, nonce, codeVerifier, returnTo: wayBack },
      caller.clientAddress,
      SSO_SECONDS,
    )
  if (!isBegun) return failed('busy', wayBack, provider)
  const response = redirect(302, address.href)
  response.headers.append('set-cookie', writeSsoCookie(mark, caller.site))
  return response
}

async function comeBack(
  parts: SsoRouteParts,
  c: Context<AppEnv>,
  cameFrom: string | undefined,
): Promise<Response> {
  const caller = c.get('caller')
  const { agency, site } = caller
  const repositories = parts.store.forAgency(agency.id)
  const { search, searchParams } = new URL(c.req.url)
  const [state, second] = searchParams.getAll('state')
  const cookies = c.req.header('cookie') ?? null
  const mark = readSsoCookie(cookies, site)
  const isWhole = state !== undefined && state.length <= 200 && second === undefined && mark !== null
  const attempt = isWhole ? await repositories.ssoAttempts.redeem(stateHash(state, mark)) : null
  if (!isWhole || attempt === null) return failed('expired', '/')

  const wayBack = ssoWayBack(attempt.returnTo)
  const provider = parts.providersOf(agency).find(({ id }) => id === attempt.provider)
  if (provider === undefined) return failed('unknown', wayBack)
  // Each provider has an address of its own: an answer at another's is one that somebody passed on, and is asked no further,
  // also where the provider does not name itself in it.
  if (cameFrom !== provider.id) {
    return refuse(parts, caller, provider, { error: 'invalid', reason: 'another_address' }, wayBack)
  }
  const refusal = searchParams.get('error')
  if (refusal !== null) return refuse(parts, caller, provider, ssoRefusal(refusal), wayBack)
  const address = new URL(callbackAddress(caller, provider.id, parts.isProduction))
  address.search = search
  const trustsEmail = provider.kind === 'sso' && provider.trustsEmail === true
  let person: Awaited<ReturnType<typeof identify>>
  try {
    person = await identify(await connectionOf(parts, caller, provider), address, {
      ...attempt,
      state,
      trustsEmail,
    })
  } catch (error) {
    return refuse(parts, caller, provider, ssoFailure(error), wayBack)
  }
  if (person === null) {
    return refuse(parts, caller, provider, { error: 'email', reason: 'no_address' }, wayBack)
  }
  const known = await repositories.identities.signIn(person, provider.kind)
  if ('refused' in known) {
    return refuse(parts, caller, provider, { error: known.refused, reason: known.refused }, wayBack)
  }
  const { user } = known
  const { token } = await repositories.sessions.create(
    user.id,
    SESSION_SECONDS,
    clientOf({ request: c.req.raw, caller }),
  )
  const former = readSessionCookie(cookies, site)
  if (former !== null) await parts.sessions.end(agency.id, former)
  const response = redirect(303, wayBack)
  for (const cookie of [writeSsoCookie(null, site), ...signedInCookies(token, user, agency.agency, site)]) {
    response.headers.append('set-cookie', cookie)
  }
  return response
}

function connectionOf(parts: SsoRouteParts, { agency }: Caller, provider: IdentityProviderSettings) {
  return parts.connectionTo(provider, parts.secrets.get(secretKey(agency.slug, provider.id)))
}

/** Bound to both: who holds one of them alone, a link or a cookie, cannot go on with somebody's attempt. */
function stateHash(state: string, mark: string): string {
  return createHash('sha256').update(`${state} ${mark}`).digest('base64url')
}

/**
 * The address that the provider knows. In production it is https also where the proxy in front does not say so; plain
 * http is for this machine.
 */
function callbackAddress({ origin }: Caller, providerId: string, isProduction: boolean): string {
  const address = new URL(`/sso/callback/${encodeURIComponent(providerId)}`, origin)
  if (isProduction && !isLocalhost(address.hostname)) address.protocol = 'https:'
  return address.href
}

function refuse(
  { log }: SsoRouteParts,
  { agency, requestId }: Caller,
  provider: IdentityProviderSettings,
  { error, reason }: SsoFailure,
  wayBack: string,
): Response {
  const entry = { requestId, agency: agency.slug, provider: provider.id, error, reason }
  if (error === 'unavailable' || error === 'invalid') log.warn(entry, 'signing in with a provider failed')
  else log.info(entry, 'signing in with a provider was refused')
  return failed(error, wayBack, provider)
}

function failed(error: SsoError, wayBack: string, provider?: IdentityProviderSettings): Response {
  const page = withParameter('/sso', 'error', error)
  return redirect(303, withWayBack(provider ? withParameter(page, 'provider', provider.id) : page, wayBack))
}
