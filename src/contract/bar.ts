/** What the bar of demo and development is drawn from: what there is to choose, and what is chosen. */
export interface BarFacts {
  slug: string
  tenants: readonly { slug: string; name: string; href: string }[]
  /** Where all of them are; null where there is one alone. */
  gallery: string | null
  /** Who can be signed in with one press; empty where nobody signs in by password. */
  roles: readonly string[]
  /** Why there is nobody; null where there is somebody. */
  noRoles: 'single_sign_on' | 'own_api' | null
  /** With what one of them logs in, and the password of all; null where there is nobody. */
  logIn: { email: string; password: string } | null
  languages: readonly string[]
  currencies: readonly string[]
  /** What the built-in supplier can be told to act out. */
  scenarios: readonly string[]
  conditions: Conditions
  /** What is wrong in the tenants' folders, one line each; what was published before is served. */
  problems: readonly string[]
  /** Where everything that was done here is forgotten, in a static preview, which the browser keeps; null where a server keeps the site. */
  startAnew: string | null
}

/** Under what the visit goes on: chosen in the bar, kept in a cookie. */
export interface Conditions {
  /** Milliseconds by which every call of the page is late. */
  latency: number
  /** What the built-in supplier acts out in searches from now on; empty for nothing. */
  scenario: string
}

/** Where the bar's facts are; at no address in production. */
export const BAR_FACTS = '/demo/bar'
/** What development says to open pages once there is something else to tell in the bar. */
export const BAR_FACTS_CHANGED = 'livery:bar-facts-changed'
/** What the addresses of the bar's own files begin with; at no address in production. */
export const BAR_FILES = '/demo/bar/'
/** Where a form signs one of the demo's people in; at no address in production. */
export const DEMO_SIGN_IN = '/demo/sign-in'
export const CONDITIONS_COOKIE = 'livery_conditions'
/** The longest that the bar makes a call wait. */
export const MOST_LATENCY_MS = 10_000
