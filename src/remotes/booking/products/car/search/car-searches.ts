import { type CarSearchCriteria, carSearchHref, readCarSearch } from '../../../../../tenant/car-search.ts'
import type { SearchKind } from '../../../spine/results/recent-searches.ts'

/** How recent searches for cars are stored. */
export const carSearches: SearchKind<CarSearchCriteria> = {
  key: 'livery_car_searches',
  nameOf: ({ pickUp, dropOff }) => (dropOff ? `${pickUp.name} → ${dropOff.name}` : pickUp.name),
  hrefOf: carSearchHref,
  read(params, today) {
    const criteria = readCarSearch((name) => params.get(name), today)
    // Times in the past would be read as the usual ones.
    return params.get('pickUpDateTime') === `${criteria?.pickUpAt}:00` ? criteria : null
  },
}
