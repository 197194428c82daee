import { usePage, useSearchParams } from '@livery/platform'
import { PartFrame } from '../page-layout/part-frame.tsx'
import { paths } from '../paths.ts'
import { BookingPage } from '../trips/booking-page.tsx'
import { TripList } from '../trips/trip-list.tsx'
import { listHref, readBookingList, readReference } from '../trips/trips-address.ts'

/** /mytrip/mytrips: the user's trips, or the one that the address names. */
export function TripsPage() {
  const [params] = useSearchParams()
  const list = readBookingList(params, 'upcoming')
  const reference = readReference(params)
  // Re-mounts the page for another session.
  const { session } = usePage()
  return (
    <PartFrame>
      <section className="page-width py-8 pb-16 lg:py-12" key={session.email}>
        {reference ? (
          <BookingPage reference={reference} back={listHref(paths.trips, list)} />
        ) : (
          <TripList list={list.when === 'all' ? { ...list, when: 'upcoming' } : list} />
        )}
      </section>
    </PartFrame>
  )
}
