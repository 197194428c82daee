import type { Agency } from '../contract/types.ts'
import type { ParsedUrl } from './internal-path.ts'

/** The ids of an agency's own analytics accounts. */
export interface Measurement {
  google?: string
  facebook?: string
}

/** Returns the analytics of an agency, or null: only if it is enabled and has an id. Source: spec §7. */
export function measurementOf({ analytics }: Pick<Agency, 'analytics'>): Measurement | null {
  const { isEnabled, googleAnalyticsId: google, facebookAnalyticsId: facebook } = analytics
  if (!isEnabled || !(google || facebook)) return null
  return { ...(google && { google }), ...(facebook && { facebook }) }
}

/**
 * The sources that pages may load from and connect to, in the syntax of a content policy: an origin, a folder that
 * ends in a slash, or one address.
 */
export interface ThirdParties {
  scripts: readonly string[]
  images: readonly string[]
  connections: readonly string[]
}

/**
 * The sources that Google's guide to content policies names for Analytics 4 without advertising; scripts by the
 * folder of the tag and its destinations. Since 2026 the tag also counts at www.google.com, which is open for that
 * one address.
 */
const google: ThirdParties = {
  scripts: ['https://www.googletagmanager.com/gtag/'],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connections: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
    'https://www.google.com/g/collect',
  ],
}
/** The pixel loads its account's settings and plug-ins from `signals/`. */
const facebook: ThirdParties = {
  scripts: ['https://connect.facebook.net/en_US/fbevents.js', 'https://connect.facebook.net/signals/'],
  images: ['https://www.facebook.com'],
  connections: ['https://www.facebook.com'],
}

/**
 * True if a content policy with these sources allows a script at an absolute address: it is listed, or in a listed
 * folder.
 */
export function isScriptAllowed(sources: readonly string[], url: ParsedUrl): boolean {
  const address = url.origin + url.pathname
  return sources.some((source) => address === source || (source.endsWith('/') && address.startsWith(source)))
}

/** Returns exactly the sources that a measurement needs. Source: decision 0048. */
export function thirdPartiesOf(measurement: Measurement | null): ThirdParties {
  const used = [...(measurement?.google ? [google] : []), ...(measurement?.facebook ? [facebook] : [])]
  return {
    scripts: used.flatMap(({ scripts }) => scripts),
    images: used.flatMap(({ images }) => images),
    connections: used.flatMap(({ connections }) => connections),
  }
}
