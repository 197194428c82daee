import { usePage } from '@livery/platform'
import { localeOf } from '../../../../../tenant/language.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { guestScoreWord } from '../vocabulary/guest-score-word.ts'

interface GuestScoreProps {
  rating: number
  reviews: number
}

/** Guest rating of a property: the score, a word for it, and the number of reviews. */
export function GuestScore({ rating, reviews }: GuestScoreProps) {
  const text = useProductTexts()
  const { agency, language } = usePage()
  const figure = rating.toLocaleString(localeOf(language, agency), {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  })
  return (
    <p className="flex items-center gap-2 text-sm">
      <span className="rounded-sm border border-brand-edge bg-primary px-1.5 py-0.5 font-bold text-primary-foreground tabular-nums">
        {figure}
        <span className="sr-only"> {text('guests.outOf')}</span>
      </span>
      <span className="font-semibold">{text(`guests.${guestScoreWord(rating)}`)}</span>
      <span className="text-muted-foreground">{text('guests.reviews', { count: reviews })}</span>
    </p>
  )
}
