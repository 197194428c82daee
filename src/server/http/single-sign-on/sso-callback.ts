import type { Context } from 'hono'
import type { IdentityProviderSettings } from '../../../contract/types.ts'
import { ssoRedirect } from '../../../tenant/sso.ts'
import { within } from '../../../tenant/stored-target.ts'
import { mailSettings } from '../../domain/accounts/mail-settings.ts'
import type { User } from '../../domain/accounts/person.ts'
import type { ProvenPerson } from '../../domain/accounts/proven-person.ts'
import { SESSION_SECONDS } from '../../domain/accounts/sessions/sessions.ts'
import { identify } from '../../domain/accounts/single-sign-on/identify.ts'
import type { NewMail } from '../../domain/mail/mail-repository.ts'
import { renderMail } from '../../domain/mail/render-mail.ts'
import type { AccountDependencies } from '../api/accounts/account-dependencies.ts'
import { redirect } from '../http-messages/redirect.ts'
import type { AppEnv } from '../request-context/app-env.ts'
import { readSessionCookie } from '../request-context/cookies/session-cookie.ts'
import { signedInCookies } from '../request-context/cookies/signed-in-cookies.ts'
import type { Caller } from '../request-context/route.ts'
import { sessionClient } from '../request-context/session-client.ts'
import { readSsoCookie, writeSsoCookie } from './sso-cookie.ts'
import { type SsoFailure, ssoFailure, ssoRefusal } from './sso-failure.ts'
import { failed, refuse, withLinkOutcome } from './sso-outcome.ts'
import {
  callbackAddress,
  connectionOf,
  type SsoRouteDependencies,
  stateHash,
} from './sso-route-dependencies.ts'

/** Handles the redirect back from a provider: signs the person in, or links the identity to a signed-in person. */
export async function comeBackFromSso(
  dependencies: SsoRouteDependencies,
  c: Context<AppEnv>,
  checkoutOrigin: string | undefined,
): Promise<Response> {
  const caller = c.get('caller')
  const { agency, site } = caller
  const repositories = dependencies.store.forAgency(agency.id)
  const { search, searchParams } = new URL(c.req.url)
  const [state, second] = searchParams.getAll('state')
  const cookies = c.req.header('cookie') ?? null
  const mark = readSsoCookie(cookies, site)
  const isWhole = state !== undefined && state.length <= 200 && second === undefined && mark !== null
  const attempt = isWhole ? await repositories.ssoAttempts.redeem(stateHash(state, mark)) : null
  if (!isWhole || attempt === null) return failed('expired', '/')

  const wayBack = ssoRedirect(attempt.returnTo)
  const provider = dependencies.providersOf(agency).find(({ id }) => id === attempt.provider)
  if (provider === undefined) return failed('unknown', wayBack)
  const links = attempt.links
  const end = (failure: SsoFailure) =>
    refuse(dependencies, caller, provider, failure, wayBack, links !== null)
  // Each provider has its own redirect address: an answer at another's was passed on, and is not processed, even if
  // it does not name its issuer.
  if (checkoutOrigin !== provider.id) {
    return end({ error: 'invalid', reason: 'another_address' })
  }
  const refusal = searchParams.get('error')
  if (refusal !== null) return end(ssoRefusal(refusal))
  const address = new URL(callbackAddress(caller, provider.id, dependencies.isProduction))
  address.search = search
  let person: ProvenPerson | null
  try {
    const trustsEmail = provider.kind === 'sso' && provider.trustsEmail === true
    person = await identify(await connectionOf(dependencies, caller, provider), address, {
      ...attempt,
      state,
      trustsEmail,
    })
  } catch (error) {
    return end(ssoFailure(error))
  }
  if (person === null) {
    return end({ error: 'email', reason: 'no_address' })
  }
  if (links !== null) {
    const outcome = await linkTo(dependencies, c, provider, person, links)
    return outcome === 'connected'
      ? redirect(303, within(withLinkOutcome(wayBack, outcome)))
      : end({ error: outcome, reason: outcome })
  }
  // Sign-ups are refused while the agency is inactive; people it knows come back (decision 0008).
  const takesNew = agency.agency.status !== 'Inactive'
  const known = await repositories.transaction(async ({ identities, mails, sessions, devices }) => {
    const found = await identities.signIn(person, provider, { isTold: dependencies.sendsMail, takesNew })
    if ('refused' in found) return found
    if (found.isLinked && dependencies.sendsMail) {
      await mails.add(identityMail(dependencies, caller, found.user, provider.name))
    }
    // The session stores the identity that started it: removing the identity ends the session.
    const client = sessionClient({ request: c.req.raw, caller })
    const { token } = await sessions.create(found.user.id, SESSION_SECONDS, client)
    const device = await devices.remember(found.user.email, caller.deviceToken ?? null)
    return { ...found, tokens: { session: token, device } }
  })
  if ('refused' in known) return end({ error: known.refused, reason: known.refused })
  const { user, tokens } = known
  const former = readSessionCookie(cookies, site)
  if (former !== null) await dependencies.sessions.end(agency.id, former)
  const response = redirect(303, within(wayBack))
  for (const cookie of [writeSsoCookie(null, site), ...signedInCookies(tokens, user, agency.agency, site)]) {
    response.headers.append('set-cookie', cookie)
  }
  return response
}

/** Links the identity to the signed-in person, if that is still the one who began. */
async function linkTo(
  dependencies: SsoRouteDependencies,
  c: Context<AppEnv>,
  provider: IdentityProviderSettings,
  person: ProvenPerson,
  userId: string,
): Promise<'connected' | 'expired' | 'taken'> {
  const caller = c.get('caller')
  const token = readSessionCookie(c.req.header('cookie') ?? null, caller.site)
  return dependencies.store
    .forAgency(caller.agency.id)
    .transaction(async ({ identities, users, sessions, mails }) => {
      // Locked while the session is read: a new password, which ends the session, removes identities linked before.
      await users.hold(userId)
      const current = token === null ? null : await sessions.find(token)
      if (current?.user.id !== userId) return 'expired'
      const outcome = await identities.link(userId, person, provider)
      const user = outcome === 'linked' && dependencies.sendsMail ? await users.find(userId) : null
      if (user !== null) await mails.add(identityMail(dependencies, caller, user, provider.name))
      return outcome === 'taken' ? 'taken' : 'connected'
    })
}

/** Returns the mail about a newly linked identity, with a link to remove it. */
function identityMail(
  dependencies: Pick<AccountDependencies, 'isDemo'>,
  caller: Caller,
  user: User,
  provider: string,
): NewMail {
  const { agency } = caller
  const settings = mailSettings(
    dependencies,
    { agency, caller, language: agency.agency.defaultLanguage },
    user,
  )
  const profile = user.userType === 'Traveller' ? '/mytrip/profile' : '/settings/profile'
  return renderMail('identityLinked', settings, user.email, {
    firstName: user.firstName,
    provider,
    link: `${settings.origin}${profile}`,
  })
}
