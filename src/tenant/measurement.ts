import type { Agency } from '../contract/types.ts'
import type { ParsedUrl } from './parse-url.ts'

/** What measures an agency's visits: the ids of its own accounts. */
export interface Measurement {
  google?: string
  facebook?: string
}

/** Takes an agency and gives what measures its visits, or null: only where it is enabled and an id is there. Source: spec §7. */
export function measurementOf({ analytics }: Pick<Agency, 'analytics'>): Measurement | null {
  const { isEnabled, googleAnalyticsId: google, facebookAnalyticsId: facebook } = analytics
  if (!isEnabled || !(google || facebook)) return null
  return { ...(google && { google }), ...(facebook && { facebook }) }
}

/** What pages may load from and speak with, as a content policy writes it: an origin, a folder that ends in a slash, or one address. */
export interface ThirdParties {
  scripts: readonly string[]
  images: readonly string[]
  connections: readonly string[]
}

/**
 * As Google's guide to content policies names it for Analytics 4 without advertising, scripts by the folder of the tag and
 * the destinations it loads. Since 2026 the tag also counts at www.google.com, which is open for that one address.
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

/** Whether a content policy that names these sources lets a script at an absolute address load: it is one of them, or in a folder of theirs. */
export function isScriptAllowed(sources: readonly string[], url: ParsedUrl): boolean {
  const address = url.origin + url.pathname
  return sources.some((source) => address === source || (source.endsWith('/') && address.startsWith(source)))
}

/** Gives what a measurement needs and no other source. Source: decision 0048. */
export function thirdPartiesOf(measurement: Measurement | null): ThirdParties {
  const used = [...(measurement?.google ? [google] : []), ...(measurement?.facebook ? [facebook] : [])]
  return {
    scripts: used.flatMap(({ scripts }) => scripts),
    images: used.flatMap(({ images }) => images),
    connections: used.flatMap(({ connections }) => connections),
  }
}
