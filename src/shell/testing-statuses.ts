import type { ResolvedAgency } from '../server/store/resolved-agency.ts'
import { isSsoAlone } from '../tenant/is-sso-alone.ts'
import { neededAt } from '../tenant/protected-paths.ts'
import type { RouteRow } from '../tenant/route-rows.ts'

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

/**
 * Takes a route of an agency and a path of it, and gives the one status with which somebody who is not signed in is answered: 200 for
 * what the agency has written and switched on, 404 only where it is designed.
 */
export function statusOfRoute({ answer }: RouteRow, path: string, resolved: ResolvedAgency): number {
  if (answer.startsWith('→') || neededAt(path).length > 0) return 302
  if (answer === 'not available here') return 404
  const page = /^shell: (.+)$/.exec(answer)?.[1] ?? ''
  if (needsMore.includes(page)) return 404
  if (page === 'expiry') return 410
  if (page === 'stored-link') return 302
  const { agency } = resolved
  if (page === 'signup' && (agency.isHideSignupOption || agency.isPlatformBrand)) return 302
  if (waysIn.includes(page) && isSsoAlone(agency)) return 302
  return (written[page]?.(resolved, path) ?? true) ? 200 : 404
}
