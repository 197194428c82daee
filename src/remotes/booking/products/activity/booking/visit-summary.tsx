import { Picture } from '../../../../../ui/picture.tsx'
import type { ItemProps } from '../../../spine/product/product-view.ts'
import { readVisit } from './read-visit.ts'
import { VisitFacts, VisitName } from './visit-card.tsx'

/** Summary of a visit at the top of the checkout: activity, time and people. */
export function VisitSummary({ item }: ItemProps) {
  const visit = readVisit(item)
  const { activity } = visit
  return (
    <>
      <div className="flex items-start gap-4 p-5">
        <Picture
          src={activity.pictures[0]?.url ?? ''}
          fallback="/scenes/fallback.svg"
          alt=""
          className="size-24 shrink-0 rounded-lg object-cover"
        />
        <div className="min-w-0">
          <VisitName activity={activity} />
        </div>
      </div>
      <div className="border-t px-5 pt-5">
        <VisitFacts visit={visit} showsTerms={false} />
      </div>
    </>
  )
}
