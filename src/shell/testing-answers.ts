import type { ResolvedAgency } from '../server/domain/agencies/resolved-agency.ts'
import { neededAt } from '../tenant/protected-paths.ts'
import { requiresSso } from '../tenant/requires-sso.ts'
import type { RouteRow } from '../tenant/route-rows.ts'
import { signsInElsewhere } from '../tenant/sign-in.ts'

/** For these the test requests one that does not exist. */
const needsMore = ['agency-terms', 'deal-link', 'proposal', 'errors']
/** If single sign-on is the only way to sign in, these redirect to it. */
const waysIn = ['sso', 'verify', 'forgot-password', 'new-password']

/** Pages that only some agencies have content for; an empty one answers 404. */
const written: Readonly<Record<string, (agency: ResolvedAgency, path: string) => boolean>> = {
  'privacy-policy': ({ agency }) => agency.privacyPolicy !== '',
  'cookies-policy': ({ agency }) => agency.cookiesPolicy !== '',
  disclaimer: ({ agency }) => agency.disclaimer !== '',
  'user-terms-and-conditions': ({ agency }) => agency.userTermsAndConditions !== '',
  'cancellation-policies': ({ cancellationPolicies }) => cancellationPolicies.length > 0,
  'cancellation-policy': ({ cancellationPolicies }, path) =>
    cancellationPolicies.some(({ line }) => path.endsWith(`/${line}`)),
  blog: ({ posts }) => posts.length > 0,
  'blog-share': ({ posts }) => posts.length > 0,
  'destination-share': ({ destinations }) => destinations.length > 0,
  'hidden-gems': ({ destinations }) => destinations.some(({ isHiddenGem }) => isHiddenGem),
}

/** The answer to a visitor's request: a status, and the target of a redirect. */
export interface Answer {
  status: number
  location: string | null
}

const leadsTo = (location: string): Answer => ({ status: 302, location })
const isAnswered = (status: number): Answer => ({ status, location: null })

/**
 * Returns the answer that a visitor gets for a route and path of an agency: 200 for content that is written and
 * enabled, 404 only where it is designed, a redirect only to the page that continues.
 */
export function answerOfRoute({ answer }: RouteRow, path: string, resolved: ResolvedAgency): Answer {
  const { agency } = resolved
  if (answer.startsWith('→ ')) return leadsTo(answer.slice(2))
  if (neededAt(path).length > 0)
    return leadsTo(
      signsInElsewhere(agency) ? agency.returnUrl : `/login?redirect=${encodeURIComponent(path)}`,
    )
  if (answer === 'not available here') return isAnswered(404)
  const page = /^shell: (.+)$/.exec(answer)?.[1] ?? ''
  if (needsMore.includes(page)) return isAnswered(404)
  if (page === 'expiry') return isAnswered(410)
  // The requested link does not exist.
  if (page === 'stored-link') return leadsTo('/errors')
  if (page === 'signup' && (agency.isHideSignupOption || agency.isPlatformBrand)) return leadsTo('/login')
  if (waysIn.includes(page) && requiresSso(agency))
    return leadsTo(page === 'sso' ? startOf(resolved) : '/sso')
  return isAnswered((written[page]?.(resolved, path) ?? true) ? 200 : 404)
}

/** Returns where single sign-on starts: at the agency's only provider. */
function startOf({ identityProviders }: ResolvedAgency): string {
  return `/sso/start?provider=${identityProviders.find(({ kind }) => kind === 'sso')?.id}`
}
