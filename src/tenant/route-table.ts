import { productEntry } from '../contract/products.ts'
import { cruiseLines } from './cruise-lines.ts'
import { matchPath } from './match-path.ts'
import { activeServices, type BookingMenu, isOfBooking, sellsProduct, serviceOfPath } from './services.ts'

/** The shell's own pages, with their patterns. */
export const shellPages = {
  home: '/',
  about: '/about',
  faqs: '/faqs',
  'privacy-policy': '/privacy-policy',
  'cookies-policy': '/cookies-policy',
  disclaimer: '/disclaimer',
  'user-terms-and-conditions': '/user-terms-and-conditions',
  'agency-terms': '/agency-terms-and-conditions/:id',
  'cancellation-policies': '/cancellation-policy',
  'cancellation-policy': '/cancellation-policy/:line',
  blog: '/blog',
  'blog-share': '/blog/share',
  'destination-share': '/destination/share',
  'hidden-gems': '/hidden-gems-round-the-world',
  login: '/login',
  sso: '/sso',
  social: '/social',
  logout: '/logout',
  signup: '/signup',
  verify: '/verify',
  'forgot-password': ['/forgotpassword', '/forgot-password'],
  'new-password': '/newPassword',
  profile: ['/mytrip/profile', '/settings/profile'],
  support: ['/mytrip/support', '/settings/support'],
  errors: '/errors',
  kit: '/kit',
  expiry: ['/expiry', '/expired'],
  'stored-link': '/url/:id',
  agents: '/users/agents',
  agent: '/users/agents/view/:id',
  markups: '/settings/agency',
  'deal-link': '/deal-link',
  proposal: ['/disapproveProposal', '/allowAgentProposal'],
  'command-centre': '/dashboard',
  'traveller-dashboard': '/mytrip/dashboard',
  subscription: '/subscription',
  website: ['/settings/website', '/settings/website/:panel', '/settings/theme'],
} as const satisfies Record<string, string | readonly string[]>

export type ShellPage = keyof typeof shellPages

export interface RouteInput {
  agency: BookingMenu & { displayTopDestinations: boolean; status?: 'Active' | 'Inactive' }
  session: { signedIn: boolean; isTravelAgent: boolean }
  path: string
  /** The address's query, if known: a checkout that names a booking stays open when its product is switched off. */
  search?: string
  /** Patterns of the remote parts, by name, from their manifests. */
  remotes: readonly { name: string; routes: readonly string[] }[]
  /** LIVERY_ENVIRONMENT; legacy redirects apply only outside prod, qa, uat and dev. */
  environment: string
  /** True on a demo or development server, which shows its kit of parts; elsewhere that path is unknown. */
  demo?: boolean
}

/** Who answers a path. `unavailable` is the designed state for what this agency or release does not offer. */
export type Route =
  | { kind: 'page'; page: ShellPage }
  | { kind: 'remote'; remote: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'unavailable' }

/**
 * Returns who answers a path of an agency's site: a page of the shell, a remote part, a redirect, or the state of a
 * switched-off engine; else null. For null, `resolveRoute` consults the catalogue, which a first view does not load.
 * Pure: the same on server and browser. Source: spec §2.1, §2.2.
 */
export function answeringRoute(input: RouteInput): Route | null {
  const { agency, session, path, environment } = input
  const legacy = legacyRedirect(path, environment)
  if (legacy) return { kind: 'redirect', to: legacy }
  const page = pageOf(path)
  if (page === 'home' && session.isTravelAgent) {
    // The hotels page of an inactive agency is covered by its modal.
    const start = agency.status === 'Inactive' ? '/dashboard' : productEntry('hotel').path
    const to = session.signedIn ? start : `/login?redirect=${encodeURIComponent(start)}`
    return { kind: 'redirect', to }
  }
  if (!exists(agency, path)) return { kind: 'redirect', to: '/errors' }
  if (page && (page !== 'kit' || input.demo)) return { kind: 'page', page }

  const remote = input.remotes.find((part) => part.routes.some((pattern) => matchPath(pattern, path)))
  if (!remote) return null
  const service = serviceOfPath(path)
  const isOpen = !service || activeServices(agency).includes(service) || isOfBooking(path, input.search)
  return isOpen ? { kind: 'remote', remote: remote.name } : { kind: 'unavailable' }
}

function pageOf(path: string): ShellPage | null {
  for (const [page, patterns] of Object.entries(shellPages)) {
    if ([patterns].flat().some((pattern) => matchPath(pattern, path))) return page as ShellPage
  }
  return null
}

/** True unless a route needs a flag or engine that is off (spec §2.1), or a name from a closed list (§2.2). */
function exists(agency: RouteInput['agency'], path: string): boolean {
  if (matchPath('/destination', path) || matchPath('/top-destination', path)) {
    return agency.displayTopDestinations
  }
  if (matchPath(`${productEntry('resort').path}/*`, path)) return sellsProduct(agency, 'resort')
  const line = matchPath(shellPages['cancellation-policy'], path)?.line
  return line === undefined || cruiseLines.some((known) => known === line.toLowerCase())
}

function legacyRedirect(path: string, environment: string): string | null {
  if (['prod', 'qa', 'uat', 'dev'].includes(environment)) return null
  if (path.includes('/blog/share')) return '/blog'
  if (path.includes('/destination/share')) return '/destination'
  return null
}
