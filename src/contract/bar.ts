/** The data of the bar in demo and development: the choices, and what is chosen. */
export interface BarFacts {
  slug: string
  tenants: readonly { slug: string; name: string; href: string }[]
  /** Address of the gallery of agencies; null if there is only one agency. */
  gallery: string | null
  /** The roles that can sign in with one press; empty if no account signs in by password. */
  roles: readonly string[]
  /** Why there are no roles; null if there are. */
  noRoles: 'single_sign_on' | 'own_api' | null
  /** An example address and the password that all demo accounts share; null if there are none. */
  logIn: { email: string; password: string } | null
  languages: readonly string[]
  currencies: readonly string[]
  /** The scenarios of the sample inventory. */
  scenarios: readonly string[]
  conditions: Conditions
  /** Problems in the tenants' folders, one line each. The last valid import is still served. */
  problems: readonly string[]
  /** The moment of the demo's clock, ISO 8601; null if it is the real time. */
  movedTo: string | null
  /** Address that resets a static preview, whose state is in the browser; null if a server keeps the state. */
  resetHref: string | null
}

/** The simulated conditions of the visit: chosen in the bar, stored in a cookie. */
export interface Conditions {
  /** Milliseconds that are added to every call of the page. */
  latency: number
  /** The scenario that the sample inventory plays in searches from now on; empty for none. */
  scenario: string
}

/** Address of the bar's data; it does not exist in production. */
export const BAR_FACTS = '/demo/bar'
/** The event by which development tells open pages that the bar's data has changed. */
export const BAR_FACTS_CHANGED = 'livery:bar-facts-changed'
/** Prefix of the addresses of the bar's files; they do not exist in production. */
export const BAR_FILES = '/demo/bar/'
/** Address to which a form posts to sign a demo user in; it does not exist in production. */
export const DEMO_SIGN_IN = '/demo/sign-in'
/** Address that moves the clock of what the demo sells: `at` is a moment, ISO 8601, or empty for the real time. */
export const DEMO_CLOCK = '/demo/clock'
export const CONDITIONS_COOKIE = 'livery_conditions'
/** The longest delay that the bar can add to a call. */
export const MOST_LATENCY_MS = 10_000
