import type {
  ActivityCalendarQuery,
  ActivityCriteria,
  ActivityOffer,
  ActivityQuery,
  ActivitySearchPart,
  ActivitySlotsQuery,
} from '../contract/types.ts'
import type { ApiClient } from './client.ts'
import { endpointQuery } from './endpoint-query.ts'
import { type FoundOffers, searchQuery } from './search-lines.ts'

const STALE_TIME = 300_000
// Places are sold meanwhile: start times are requested again sooner.
const SLOTS_STALE_TIME = 30_000

type ActivitySearchDone = Omit<Extract<ActivitySearchPart, { kind: 'done' }>, 'kind' | 'total' | 'isSample'>

/** The activities of a search so far, with the place near the search point. */
export type FoundActivities = FoundOffers<ActivityOffer> & Partial<ActivitySearchDone>

/** The query for activities near a place. */
export const activitySearchQuery = (client: ApiClient, body: ActivityCriteria) =>
  searchQuery<ActivityOffer, ActivitySearchDone, '/api/activities/search', ActivityCriteria>({
    path: '/api/activities/search',
    body,
    send: (signal) => client.POST('/api/activities/search', { body, signal, parseAs: 'stream' }),
  })

/** The query for an activity with its options. */
export const activityQuery = (client: ApiClient, body: ActivityQuery) =>
  endpointQuery(client, 'post', '/api/activities/details', { body }, STALE_TIME)

/** The query for the days of an activity, with prices. */
export const activityCalendarQuery = (client: ApiClient, body: ActivityCalendarQuery) =>
  endpointQuery(client, 'post', '/api/activities/calendar', { body }, STALE_TIME)

/** The query for the start times of a day. */
export const activitySlotsQuery = (client: ApiClient, body: ActivitySlotsQuery) =>
  endpointQuery(client, 'post', '/api/activities/slots', { body }, SLOTS_STALE_TIME)
