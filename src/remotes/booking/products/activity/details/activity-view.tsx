import { useState } from 'react'
import type { ActivityAnswer } from '../../../../../contract/types.ts'
import type { ActivitySearchCriteria } from '../../../../../tenant/activity-search.ts'
import { Deferred } from '../../../../../ui/deferred.tsx'
import { useIsHydrated } from '../../../../../ui/use-is-hydrated.ts'
import { useMedia } from '../../../../../ui/use-media.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { PictureGrid } from '../../../spine/gallery/picture-grid.tsx'
import { usePageTitle } from '../../../spine/head/page-title.ts'
import { activityTitle } from '../head/activity-title.ts'
import { ActivityHead } from './activity-head.tsx'
import { ActivityPlaces } from './activity-places.tsx'
import { BookingBar } from './booking-bar.tsx'
import { BookingChoice } from './booking-choice.tsx'
import { ContentSections, Questions } from './content-sections.tsx'
import { FactRow } from './fact-row.tsx'
import { Reviews } from './reviews.tsx'
import { useVisitChoice } from './use-visit-choice.ts'
import { VisitTerms, VisitTotal } from './visit-total.tsx'

interface ActivityViewProps {
  answer: ActivityAnswer
  searched: ActivitySearchCriteria | null
}

const loadGallery = async () => (await import('../../../spine/gallery/gallery.tsx')).Gallery

/** An activity's complete page content: pictures, facts, the supplier's words, places, and the choice to book. */
export function ActivityView({ answer, searched }: ActivityViewProps) {
  const text = useProductTexts()
  const choice = useVisitChoice(answer)
  usePageTitle(activityTitle(answer))
  const isWide = useMedia('(min-width: 64rem)')
  const isHydrated = useIsHydrated()
  const [start, setStart] = useState<number | null>(null)
  const { activity } = answer
  const pictures = activity.pictures.map(({ url }) => url)
  return (
    <>
      <ActivityHead {...{ activity, searched }} />
      <div className="mt-5">
        <PictureGrid pictures={pictures} name={activity.title} onOpen={setStart} />
      </div>
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-10">
          <FactRow answer={answer} />
          <ContentSections activity={activity} />
          <ActivityPlaces activity={activity} />
          <Reviews activity={activity} />
          <Questions activity={activity} />
          {answer.isSample && <p className="text-sm text-muted-foreground">{text('offer.sample')}</p>}
        </div>
        {/* The server draws it for every window; a phone has it in a sheet. */}
        {(isWide || !isHydrated) && (
          <section
            aria-label={text('choice.title')}
            className="rounded-xl border bg-card px-5 pt-5 shadow-card max-lg:hidden lg:sticky lg:top-(--below-header) lg:max-h-[calc(100dvh-var(--below-header)-1rem)] lg:overflow-y-auto"
          >
            <div className="grid gap-5">
              <BookingChoice {...{ answer, choice }} />
              <VisitTerms {...{ answer, choice }} />
              <div className="sticky bottom-0 -mx-5 border-t bg-card px-5 py-4 empty:hidden">
                <VisitTotal {...{ answer, choice }} />
              </div>
            </div>
          </section>
        )}
      </div>
      <BookingBar {...{ answer, choice }} />
      {start !== null && (
        <Deferred load={loadGallery} meanwhile={null}>
          {(Gallery) => (
            <Gallery {...{ pictures, start }} title={activity.title} onClose={() => setStart(null)} />
          )}
        </Deferred>
      )}
    </>
  )
}
