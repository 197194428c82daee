import { usePage, useSearchParams } from '@livery/platform'
import { permissionsOf } from '../../../../tenant/permissions.ts'
import { PartFrame } from '../page/part-frame.tsx'
import { paths } from '../paths.ts'
import { AgencyList } from '../trips/agency-list.tsx'
import { BookingPage } from '../trips/booking-page.tsx'
import { IncidentList } from '../trips/incident-list.tsx'
import { listHref, readBookingList, readReference } from '../trips/trips-address.ts'

/** /bookings: the agency's bookings, or the one that the address names. */
export function AgencyBookingsPage() {
  const [params] = useSearchParams()
  const { session, agency } = usePage()
  const list = readBookingList(params, 'upcoming')
  const reference = readReference(params)
  const permissions = permissionsOf(session, agency)
  return (
    <PartFrame>
      <section className="page-width py-8 pb-16 lg:py-12" key={session.email}>
        {reference ? (
          <BookingPage reference={reference} back={listHref(paths.bookings, list)} isForClient />
        ) : (
          <AgencyList
            list={list}
            seesMarkup={permissions.has('prices.agent')}
            incidents={permissions.has('bookings.incidents') && <IncidentList />}
          />
        )}
      </section>
    </PartFrame>
  )
}
