import type { BookingServiceTitle } from '../../contract/types.ts'
import type { IconName } from '../../ui/icon-paths.ts'

interface ServiceLook {
  icon: IconName
  /** Text keys: the name, and the invitation to search. */
  name: string
  search: string
}

/** How each booking engine is named and drawn. */
export const serviceLook: Readonly<Record<BookingServiceTitle, ServiceLook>> = {
  Hotels: { icon: 'hotels', name: 'service.hotels', search: 'deals.emptyHotels' },
  'Air Travel': { icon: 'flights', name: 'service.airTravel', search: 'search.flights' },
  Resorts: { icon: 'resorts', name: 'service.resorts', search: 'deals.emptyResorts' },
  Cars: { icon: 'cars', name: 'service.cars', search: 'deals.emptyCars' },
  Activities: { icon: 'activities', name: 'service.activities', search: 'deals.emptyActivities' },
  Cruise: { icon: 'cruise', name: 'service.cruise', search: 'search.cruises' },
}
