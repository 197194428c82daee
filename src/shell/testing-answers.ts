import type { ResolvedAgency } from '../server/domain/agencies/resolved-agency.ts'
import { isSsoAlone } from '../tenant/is-sso-alone.ts'
import { neededAt } from '../tenant/protected-paths.ts'
import type { RouteRow } from '../tenant/route-rows.ts'
import { signsInElsewhere } from '../tenant/sign-in.ts'

/** Of these the test asks for one that there is not. */
const needsMore = ['agency-terms', 'deal-link', 'proposal', 'errors']
/** Where own sign-on is the only way in, these lead to it. */
const waysIn = ['sso', 'verify', 'forgot-password', 'new-password']

/** What a page shows that only some agencies have; an empty one is answered as not there. */
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

/** What a visitor's request is answered with: a status, and where to go on to where it leads elsewhere. */
export interface Answer {
  status: number
  location: string | null
}

const leadsTo = (location: string): Answer => ({ status: 302, location })
const isAnswered = (status: number): Answer => ({ status, location: null })

/**
 * Takes a route of an agency and a path of it, and gives the one answer that somebody gets who is not signed in: 200 for what the agency has written
 * and switched on, 404 only where it is designed, another page only where that is the one to go on at.
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
  // The one that is asked for is nobody's.
  if (page === 'stored-link') return leadsTo('/errors')
  if (page === 'signup' && (agency.isHideSignupOption || agency.isPlatformBrand)) return leadsTo('/login')
  if (waysIn.includes(page) && isSsoAlone(agency)) return leadsTo(page === 'sso' ? startOf(resolved) : '/sso')
  return isAnswered((written[page]?.(resolved, path) ?? true) ? 200 : 404)
}

/** Where the agency's own sign-on begins, which is at its one provider. */
function startOf({ identityProviders }: ResolvedAgency): string {
  return `/sso/start?provider=${identityProviders.find(({ kind }) => kind === 'sso')?.id}`
}
