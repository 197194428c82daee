import { usePage, useSearchParams } from '@livery/platform'
import { PartFrame } from '../page/part-frame.tsx'
import { paths } from '../paths.ts'
import { BookingPage } from '../trips/booking-page.tsx'
import { TripList } from '../trips/trip-list.tsx'
import { listHref, readBookingList, readReference } from '../trips/trips-address.ts'

/** /mytrip/mytrips: one's own trips, or one of them where the address names it. */
export function TripsPage() {
  const [params] = useSearchParams()
  const list = readBookingList(params, 'upcoming')
  const reference = readReference(params)
  // A page that is shown for another visit is another page.
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
