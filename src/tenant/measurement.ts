import type { Agency } from '../contract/types.ts'

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

/** Origins that pages may load from and speak with. */
export interface ThirdParties {
  scripts: readonly string[]
  images: readonly string[]
  connections: readonly string[]
}

const google: ThirdParties = {
  scripts: ['https://www.googletagmanager.com'],
  images: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connections: [
    ...['https://*.google-analytics.com', 'https://*.analytics.google.com', 'https://*.googletagmanager.com'],
  ],
}
const facebook: ThirdParties = {
  scripts: ['https://connect.facebook.net'],
  images: ['https://www.facebook.com'],
  connections: ['https://www.facebook.com'],
}

/** Gives the origins that a measurement needs and no other: as Google and Meta name them for a content policy. */
export function thirdPartiesOf(measurement: Measurement | null): ThirdParties {
  const used = [...(measurement?.google ? [google] : []), ...(measurement?.facebook ? [facebook] : [])]
  return {
    scripts: used.flatMap(({ scripts }) => scripts),
    images: used.flatMap(({ images }) => images),
    connections: used.flatMap(({ connections }) => connections),
  }
}
