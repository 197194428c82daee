import { usePage } from '@livery/platform'
import type { Hotel } from '../../../../../contract/types.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { Progress } from '../../../../../ui/progress.tsx'
import { useWords } from '../../../spine/words/use-words.ts'
import { GuestScore } from '../cards/guest-score.tsx'
import { ReviewSamples } from './review-samples.tsx'

/** What guests say, theme by theme. */
export function ReviewThemes({ hotel }: { hotel: Hotel }) {
  const text = useWords()
  const { agency, language } = usePage()
  const { count, themes } = hotel.reviews
  const figure = new Intl.NumberFormat(localeOf(language, agency), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (
    <section aria-labelledby="reviews-title" id="reviews" className="scroll-mt-3">
      <h2 id="reviews-title" className="font-brand text-heading">
        {text('reviews.title')}
      </h2>
      <div className="mt-3">
        <GuestScore rating={hotel.reviews.rating} reviews={count} />
      </div>
      <ul className="mt-4 grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {themes.map(({ theme, rating, count: mentions }) => (
          <li key={theme}>
            <div className="mb-1.5 flex items-baseline justify-between gap-4">
              <span className="font-semibold">{text(`review.${theme}`)}</span>
              <span className="text-sm text-muted-foreground">
                {text('reviews.mentions', { count: mentions })}
              </span>
            </div>
            <div className="flex items-center gap-3">
              <Progress
                className="flex-1"
                label={text(`review.${theme}`)}
                hideLabel
                value={rating}
                max={5}
                size="thin"
              />
              <span className="text-sm font-bold tabular-nums">{figure.format(rating)}</span>
            </div>
          </li>
        ))}
      </ul>
      <ReviewSamples samples={hotel.reviews.samples} />
    </section>
  )
}
