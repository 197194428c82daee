import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import { ssoRedirect, withRedirect } from '../../../tenant/sso.ts'
import { asStored, within } from '../../../tenant/stored-target.ts'
import { redeemLink } from '../../domain/accounts/single-sign-on/link-grant.ts'
import { redirect } from '../http-messages/redirect.ts'
import type { AppEnv } from '../request-context/app-env.ts'
import { readSsoCookie, SSO_SECONDS, writeSsoCookie } from './sso-cookie.ts'
import { ssoFailure } from './sso-failure.ts'
import { failed, refuse, withLinkOutcome } from './sso-outcome.ts'
import {
  callbackAddress,
  connectionOf,
  type SsoRouteDependencies,
  stateHash,
} from './sso-route-dependencies.ts'

/** Redirects to the provider that the address names, and stores what the callback needs. */
export async function startSso(dependencies: SsoRouteDependencies, c: Context<AppEnv>): Promise<Response> {
  const caller = c.get('caller')
  const query = new URL(c.req.url).searchParams
  const wayBack = ssoRedirect(query.get('navigateTo'))
  const offered = dependencies.providersOf(caller.agency)
  const providerId = query.get('provider')
  const own = offered.filter(({ kind }) => kind === 'sso')
  // The agency's own site sends its people without a name; if there is a choice, the page asks for the provider.
  if (providerId === null && own.length !== 1) return redirect(302, within(withRedirect('/sso', wayBack)))
  const provider = providerId === null ? own[0] : offered.find(({ id }) => id === providerId)
  if (provider === undefined) return failed('unknown', wayBack)
  const { ssoAttempts } = dependencies.store.forAgency(caller.agency.id)
  const link = query.get('link')
  const links = link === null ? null : await redeemLink(ssoAttempts, link, provider.id)
  if (link !== null && links === null) return redirect(303, within(withLinkOutcome(wayBack, 'expired')))

  const mark =
    readSsoCookie(c.req.header('cookie') ?? null, caller.site) ?? randomBytes(32).toString('base64url')
  const [state, nonce, codeVerifier] = [randomState(), randomNonce(), randomPKCECodeVerifier()]
  let address: URL
  try {
    const connection = await connectionOf(dependencies, caller, provider)
    address = buildAuthorizationUrl(connection, {
      redirect_uri: callbackAddress(caller, provider.id, dependencies.isProduction),
      scope: provider.scopes.join(' '),
      code_challenge: await calculatePKCECodeChallenge(codeVerifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    })
  } catch (error) {
    return refuse(dependencies, caller, provider, ssoFailure(error), wayBack, links !== null)
  }
  const isBegun = await ssoAttempts.begin(
    {
      stateHash: stateHash(state, mark),
      provider: provider.id,
      nonce,
      codeVerifier,
      returnTo: wayBack,
      links,
    },
    caller.clientAddress,
    SSO_SECONDS,
  )
  if (!isBegun)
    return links === null
      ? failed('busy', wayBack, provider)
      : redirect(303, within(withLinkOutcome(wayBack, 'busy')))
  // The address at which the agency's provider signs people in.
  const response = redirect(302, asStored(address.href))
  response.headers.append('set-cookie', writeSsoCookie(mark, caller.site))
  return response
}
