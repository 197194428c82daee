import { catalogue } from './catalogue.ts'
import { frameOf } from './frame.ts'
import { matchPath } from './match-path.ts'
import { resolveRoute } from './resolve-route.ts'
import { type Route, type RouteInput, shellPages } from './route-table.ts'
import { isConfirmation, serviceOfPath } from './services.ts'
import { isSignInPath, publicPages, type SignInInput, signsInElsewhere } from './sign-in.ts'

/** One route of an agency's site, for display. */
export interface RouteRow {
  /** In the router's syntax. */
  pattern: string
  /** Who answers: `shell: about`, `booking part`, `not available here`, `→ /errors`. */
  answer: string
  /** The engine or flag that it depends on, with its state; empty if it always exists. */
  under: string
  /** Signing in or up from here adds no redirect parameter (spec §2.3). */
  isPublic: boolean
  header: 'whole' | 'none'
  footer: 'whole' | 'slim' | 'none'
}

export interface RouteRowsInput extends Pick<RouteInput, 'remotes' | 'environment'> {
  agency: RouteInput['agency'] & SignInInput['agency']
}

/**
 * Returns every route of an agency's site as an anonymous visitor meets it. Each is computed by the route table
 * itself, so the list cannot differ from it. Source: spec §2.1 to §2.3.
 */
export function routeRows(input: RouteRowsInput): RouteRow[] {
  const ofParts = input.remotes.flatMap(({ routes }) => routes)
  // Only the demo has the kit; the catalogue lists the cruise lines one by one.
  const ofShell = Object.values(shellPages).flat()
  const patterns = [...ofShell, ...catalogue, ...ofParts].filter(
    (pattern) => pattern !== shellPages.kit && !pattern.endsWith('/:line'),
  )
  return [...[...new Set(patterns)].map((pattern) => rowOf(pattern, input)), rowOf('/*', input)]
}

function rowOf(pattern: string, { agency, remotes, environment }: RouteRowsInput): RouteRow {
  const path = pattern.replaceAll(/:\w+/g, 'x').replace('*', 'anything-else')
  const session = { signedIn: false, isTravelAgent: false }
  const route = resolveRoute({ agency, remotes, environment, session, path })
  const request = { header: true, footer: true }
  const flags = { hideHeaderforDealProposal: false }
  const frame = frameOf({ agency: flags, session, path, query: () => null, request })
  return {
    pattern,
    answer: signsInElsewhere(agency) && isSignInPath(path) ? `→ ${agency.returnUrl}` : answerOf(route),
    under: conditionOf(pattern, agency),
    isPublic: publicPages.some((page) => matchPath(page, path)),
    header: frame.header ? 'whole' : 'none',
    footer: !frame.footer ? 'none' : frame.isSlim ? 'slim' : 'whole',
  }
}

function answerOf(route: Route): string {
  switch (route.kind) {
    case 'page':
      return `shell: ${route.page}`
    case 'remote':
      return `${route.remote} part`
    case 'redirect':
      return `→ ${route.to}`
    case 'unavailable':
      return 'not available here'
  }
}

function conditionOf(pattern: string, agency: RouteRowsInput['agency']): string {
  if (pattern === '/destination' || pattern === '/top-destination') {
    return `displayTopDestinations: ${agency.displayTopDestinations ? 'on' : 'off'}`
  }
  const service = serviceOfPath(pattern)
  if (!service || isConfirmation(pattern)) return ''
  const isActive = agency.bookingMenuItemOptions.some(
    ({ title, active }) => title === service.title && active,
  )
  return `${service.title}: ${isActive ? 'on' : 'off'}`
}
