import { usePage } from '@livery/platform'
import { localeOf } from '../../../../tenant/language.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'

const words = [
  [4.6, 'exceptional'],
  [4.3, 'excellent'],
  [4, 'veryGood'],
  [3.5, 'good'],
  [3, 'pleasant'],
] as const

interface GuestScoreProps {
  rating: number
  reviews: number
}

/** Guest rating of a property: the score, a word for it, and the number of reviews. Nothing without a review. */
export function GuestScore({ rating, reviews }: GuestScoreProps) {
  const text = useProductTexts()
  const { agency, language } = usePage()
  if (reviews === 0) return null
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

/** Returns the text key of a word for a guest rating from 0 to 5. */
export function guestScoreWord(rating: number): (typeof words)[number][1] | 'mixed' {
  return words.find(([least]) => rating >= least)?.[1] ?? 'mixed'
}
