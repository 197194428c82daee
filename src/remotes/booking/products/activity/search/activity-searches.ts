import {
  type ActivitySearchCriteria,
  activitySearchHref,
  readActivitySearch,
} from '../../../../../tenant/activity-search.ts'
import type { SearchKind } from '../../../spine/results/recent-searches.ts'

/** How recent searches for activities are stored. */
export const activitySearches: SearchKind<ActivitySearchCriteria> = {
  key: 'livery_activity_searches',
  nameOf: ({ destination }) => destination,
  hrefOf: activitySearchHref,
  read(params, today) {
    const criteria = readActivitySearch((name) => params.get(name), today)
    // A past day would be read as the default one.
    return params.get('date') === criteria?.date ? criteria : null
  },
}
