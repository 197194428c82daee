import { RecentList } from '../../../spine/results/recent-list.tsx'
import { flightSearches } from './flight-searches.ts'
import { JourneyLine } from './journey-line.tsx'

/** Recent flight searches of this browser. */
export function RecentFlightSearches() {
  return <RecentList kind={flightSearches}>{(criteria) => <JourneyLine criteria={criteria} />}</RecentList>
}
