import { RecentList } from '../../../spine/results/recent-list.tsx'
import { carSearches } from './car-searches.ts'
import { RentalLine } from './rental-line.tsx'

/** Recent car searches of this browser. */
export function RecentCarSearches() {
  return <RecentList kind={carSearches}>{(criteria) => <RentalLine terms={criteria} />}</RecentList>
}
