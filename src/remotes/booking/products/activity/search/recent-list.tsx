import { RecentList } from '../../../spine/results/recent-list.tsx'
import { activitySearches } from './activity-searches.ts'
import { DayLine } from './day-line.tsx'

/** Recent activity searches of this browser. */
export function RecentActivitySearches() {
  return <RecentList kind={activitySearches}>{({ date }) => <DayLine date={date} />}</RecentList>
}
