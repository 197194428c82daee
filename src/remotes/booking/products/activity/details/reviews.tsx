import { usePage } from '@livery/platform'
import type { Activity } from '../../../../../contract/types.ts'
import { localeOf } from '../../../../../tenant/language.ts'
import { Progress } from '../../../../../ui/progress.tsx'
import { Rating } from '../../../../../ui/rating.tsx'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { guestScoreWord } from '../../../spine/results/guest-score.tsx'
import { Section } from './content-sections.tsx'
import { ForeignText } from './foreign-text.tsx'

type Themes = NonNullable<Activity['reviews']['themes']>
type Samples = NonNullable<Activity['reviews']['samples']>

const HIGHEST = 5

/** What travellers say about an activity: the rating in figures and words, its themes, and some reviews. */
export function Reviews({ activity: { reviews, contentLanguage } }: { activity: Activity }) {
  const text = useProductTexts()
  const figure = useRatingFigure()
  const { rating, count, themes = [], samples = [] } = reviews
  if (count === 0) return null
  return (
    <Section title={text('reviews.title')} id="reviews">
      <div className="flex items-center gap-4">
        <p className="font-brand text-title font-bold tabular-nums">{figure(rating)}</p>
        <div>
          <p className="font-semibold">{text(`guests.${guestScoreWord(rating)}`)}</p>
          <p className="text-sm text-muted-foreground">
            {text('guests.outOf')} · {text('guests.reviews', { count })}
          </p>
        </div>
      </div>
      {themes.length > 0 && <ThemeScores themes={themes} />}
      {samples.length > 0 && <ReviewList samples={samples} contentLanguage={contentLanguage} />}
    </Section>
  )
}

function ThemeScores({ themes }: { themes: Themes }) {
  const text = useProductTexts()
  const figure = useRatingFigure()
  return (
    <ul className="mt-5 grid gap-x-10 gap-y-4 sm:grid-cols-2">
      {themes.map(({ theme, rating }) => {
        const label = text(`reviews.theme.${theme}`)
        return (
          <li key={theme}>
            <p className="mb-1.5 font-semibold">{label}</p>
            <div className="flex items-center gap-3">
              <Progress className="flex-1" label={label} hideLabel value={rating} max={HIGHEST} size="thin" />
              <span className="text-sm font-bold tabular-nums">{figure(rating)}</span>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

function ReviewList({ samples, contentLanguage }: { samples: Samples; contentLanguage: string }) {
  const text = useProductTexts()
  const figure = useRatingFigure()
  const { agency, language } = usePage()
  const month = new Intl.DateTimeFormat(localeOf(language, agency), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <ul className="mt-6 grid gap-4 sm:grid-cols-2">
      {samples.map((review) => (
        <li key={`${review.month} ${review.text}`} className="rounded-lg border bg-card p-4">
          <div className="flex flex-wrap items-center justify-between gap-x-3">
            <Rating value={review.rating} label={text('reviews.rated', { rating: figure(review.rating) })} />
            <p className="text-sm text-muted-foreground">
              {month.format(new Date(`${review.month}-01T00:00:00Z`))}
            </p>
          </div>
          <blockquote className="mt-2">
            <ForeignText language={contentLanguage} isBlock>
              {review.text}
            </ForeignText>
          </blockquote>
        </li>
      ))}
    </ul>
  )
}

function useRatingFigure(): (rating: number) => string {
  const { agency, language } = usePage()
  const locale = localeOf(language, agency)
  return (rating) => rating.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
