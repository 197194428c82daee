import { Picture } from '../../../../../ui/picture.tsx'
import type { ItemProps } from '../../../spine/product/product-view.ts'
import { readStay } from './read-stay.ts'
import { PropertyName, StayFacts, StayTimes } from './stay-card.tsx'

/** Summary of a stay at the top of the checkout: hotel, times and guests per room. */
export function StaySummary({ item }: ItemProps) {
  const stay = readStay(item)
  const { hotel } = stay
  return (
    <>
      <div className="flex items-start gap-4 p-5">
        <Picture
          src={hotel.pictures[0]?.url ?? ''}
          alt=""
          className="size-24 shrink-0 rounded-lg object-cover"
        />
        <div className="min-w-0">
          <PropertyName hotel={hotel} />
        </div>
      </div>
      <StayTimes stay={stay} />
      <div className="border-t px-5 pt-5">
        <StayFacts stay={stay} showsTerms={false} />
      </div>
    </>
  )
}
