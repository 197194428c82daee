import { usePage } from '@livery/platform'
import type { Hotel } from '../../../../../contract/types.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { Rating } from '../../../../../ui/rating.tsx'
import { useWords } from '../../../spine/words/use-words.ts'

/** What some guests say, in a sentence each; those of a sample supplier are told to be samples with the rest of it. */
export function ReviewSamples({ samples }: { samples: Hotel['reviews']['samples'] }) {
  const text = useWords()
  const { agency, language } = usePage()
  const month = new Intl.DateTimeFormat(localeOf(language, agency), {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  })
  if (samples.length === 0) return null
  return (
    <>
      <h3 className="mt-8 text-lg font-bold">{text('reviews.said')}</h3>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {samples.map(({ theme, tone, variant, rating, month: when }) => (
          <li key={`${theme} ${when}`} className="rounded-lg border bg-card p-4">
            <Rating value={rating} label={text('hotel.rating', { rating, total: 5 })} />
            <blockquote className="mt-2">{text(`said.${theme}.${tone}.${variant}`)}</blockquote>
            <p className="mt-2 text-sm text-muted-foreground">
              {text(`review.${theme}`)} · {month.format(new Date(`${when}-01T00:00:00Z`))}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}
