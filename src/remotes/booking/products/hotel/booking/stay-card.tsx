import type { BookedStay } from '../../../../../contract/types.ts'
import { Picture } from '../../../../../ui/picture.tsx'
import type { ItemProps } from '../../../spine/product/product-view.ts'
import { readStay } from './read-stay.ts'
import { PropertyName, StayFacts, StayTimes } from './stay-facts.tsx'

interface StayCardProps {
  booked: BookedStay
  /** What a quote's card says and a cancelled booking's does not: until when cancelling costs nothing. */
  showsTerms?: boolean
  /** Left out where the page is headed by the house itself. */
  hasName?: boolean
}

/** What of a hotel is quoted or booked: the house, when one comes and goes, the room and on what terms. */
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

/** The same of an item that the spine shows. */
export function ItemStayCard({ item, ...shown }: ItemProps & Omit<StayCardProps, 'booked'>) {
  return <StayCard booked={readStay(item)} {...shown} />
}
