import type { BookedStay } from '../../../../../contract/types.ts'
import { Picture } from '../../../../../ui/picture.tsx'
import type { ItemProps } from '../../../spine/product/product-view.ts'
import { readStay } from './read-stay.ts'
import { PropertyName, StayFacts, StayTimes } from './stay-facts.tsx'

interface StayCardProps {
  booked: BookedStay
  /** Shows until when cancelling is free; a cancelled booking omits it. */
  showsTerms?: boolean
  /** Omitted if the page's heading already names the hotel. */
  hasName?: boolean
}

/** Card of a quoted or booked stay: hotel, dates, room and terms. */
export function StayCard({ booked, showsTerms = true, hasName = true }: StayCardProps) {
  const picture = booked.room.pictures[0] ?? booked.hotel.pictures[0]
  return (
    <section className="@container overflow-hidden rounded-xl border bg-card shadow-card">
      <div className="grid @min-[30rem]:grid-cols-[11rem_1fr]">
        <div className="relative min-h-40">
          <Picture src={picture?.url ?? ''} alt="" className="absolute inset-0 size-full object-cover" />
        </div>
        <div className="grid content-center gap-3 p-5">
          {hasName && (
            <div>
              <PropertyName hotel={booked.hotel} />
            </div>
          )}
          <StayFacts stay={booked} showsTerms={showsTerms} />
        </div>
      </div>
      <StayTimes stay={booked} />
    </section>
  )
}

/** The same card for an item of the spine. */
export function ItemStayCard({ item, ...shown }: ItemProps & Omit<StayCardProps, 'booked'>) {
  return <StayCard booked={readStay(item)} {...shown} />
}
