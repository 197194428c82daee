import {
  type HotelReviews,
  type ReviewSample,
  reviewThemes,
} from '../../src/server/domain/suppliers/hotel-property.ts'
import { dateOfDay } from '../../src/server/kernel/dates/calendar.ts'
import { randomStream } from './random.ts'

const mostSamples = 6

/** A hotel or resort with its guest rating, 0 to 5. */
interface RatedHouse {
  readonly seed: number
  readonly guestRating: number
  readonly reviewCount: number
}

/** Returns the guest ratings of a house on the day of the search, by theme around its average. */
export function guestReviews({ seed, guestRating, reviewCount }: RatedHouse, today: number): HotelReviews {
  const stream = randomStream(seed ^ 0x2e71)
  const themes = reviewThemes.map((theme) => ({
    theme,
    rating: inScale(guestRating + stream.between(-0.6, 0.6)),
    count: Math.max(1, Math.round(reviewCount * stream.between(0.15, 0.7))),
  }))
  const samples = themes
    .map(({ theme, rating }): ReviewSample & { readonly luck: number } => {
      const isPraise = stream.chance((rating - 2.2) / 2.4)
      return {
        luck: stream.next(),
        theme,
        tone: isPraise ? 'praise' : 'mixed',
        variant: stream.pick([1, 2, 3]),
        rating: isPraise ? 4 + stream.below(2) : 2 + stream.below(2),
        month: dateOfDay(today - 20 - stream.below(330)).slice(0, 7),
      }
    })
    .sort((a, b) => a.luck - b.luck)
    .slice(0, Math.min(mostSamples, Math.max(3, reviewCount)))
    .map(({ luck: _, ...sample }) => sample)
    .sort((a, b) => (a.month < b.month ? 1 : -1))
  return { rating: guestRating, count: reviewCount, themes, samples }
}

function inScale(rating: number): number {
  return Math.round(Math.min(5, Math.max(1, rating)) * 10) / 10
}
