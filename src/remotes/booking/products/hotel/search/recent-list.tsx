import { RecentList } from '../../../spine/results/recent-list.tsx'
import { hotelSearches } from './hotel-searches.ts'
import { StayLine } from './stay-line.tsx'

/** Recent hotel searches of this browser. */
export function RecentHotelSearches() {
  return <RecentList kind={hotelSearches}>{(criteria) => <StayLine criteria={criteria} />}</RecentList>
}
