import { useSearchParams } from '@livery/platform'
import type { Activity } from '../../../../../contract/types.ts'
import { type ActivitySearchCriteria, activitySearchHref } from '../../../../../tenant/activity-search.ts'
import { Breadcrumbs } from '../../../../../ui/breadcrumbs.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { readClient, withClient } from '../../../spine/client-parameter.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { GuestScore } from '../../../spine/results/guest-score.tsx'
import { activityPaths } from '../paths.ts'
import { ForeignText } from './foreign-text.tsx'

interface ActivityHeadProps {
  activity: Activity
  /** The search that the visitor came from; null without a named place. */
  searched: ActivitySearchCriteria | null
}

/** Title, category, town and rating of an activity, with a link back to the results. */
export function ActivityHead({ activity, searched }: ActivityHeadProps) {
  const text = useProductTexts()
  const [params] = useSearchParams()
  const { title, contentLanguage, category, city, supplier, reviews } = activity
  const trail = [
    { label: text('activities.title'), href: activityPaths.start },
    ...(searched
      ? [
          {
            label: text('activity.others', { place: searched.destination || city }),
            href: withClient(activitySearchHref(searched), readClient(params)),
          },
        ]
      : []),
  ]
  return (
    <header>
      <Breadcrumbs label={text('activity.trail')} trail={trail} current={title} />
      <p className="mt-2 font-semibold text-muted-foreground">
        {text([`category.${category}`, 'category.other'])}
      </p>
      <h1 className="mt-1 font-brand text-title text-balance">
        <ForeignText language={contentLanguage}>{title}</ForeignText>
      </h1>
      <div className="mt-2 flex flex-wrap items-center gap-x-6 gap-y-2">
        <GuestScore rating={reviews.rating} reviews={reviews.count} />
        <p className="flex items-center gap-1.5 text-muted-foreground">
          <Icon name="place" className="size-4.5" />
          {city}
        </p>
        <p className="text-sm text-muted-foreground">{text('activity.by', { supplier })}</p>
      </div>
    </header>
  )
}
