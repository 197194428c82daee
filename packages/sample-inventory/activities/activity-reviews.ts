import type { ActivityReviews, ReviewTheme } from '../../../src/server/domain/suppliers/activity-product.ts'
import { dateOfDay } from '../../../src/server/kernel/dates/calendar.ts'
import { type RandomStream, randomStream } from '../random.ts'
import type { ActivityPlan } from './activity-plan.ts'

const themes: readonly ReviewTheme[] = ['guide', 'experience', 'organisation', 'value']
/** The oldest review is about this many days old. */
const mostDays = 420
/** From this rating a review has nothing but praise. */
const PRAISE = 4.3

type Sentences = readonly [string, ...string[]]

/** Sentences of invented travellers: praise, and mixed words. */
const sentences: Readonly<Record<ReviewTheme, { readonly praise: Sentences; readonly mixed: Sentences }>> = {
  guide: {
    praise: [
      'Our host knew every corner and every story. We could have listened for hours.',
      'Friendly, patient with the children, and full of tips for the rest of our stay.',
      'You notice that they love what they do. The best host we had on this trip.',
    ],
    mixed: ['Nice people, although it was hard to follow at the back of the group.'],
  },
  experience: {
    praise: [
      'The highlight of our days in {city}. We would do it again tomorrow.',
      'Exactly as described, with plenty of time to look around and take pictures.',
      'We saw a side of {city} that we would never have found on our own.',
    ],
    mixed: ['A good way to see {city}, though busier than we had expected.'],
  },
  organisation: {
    praise: [
      'Easy to book, easy to find, and it began on the minute. Showing the phone was enough.',
      'Clear messages before the day, and a quick answer when we had a question.',
      'Everything was ready when we arrived. No queue and no paperwork.',
    ],
    mixed: ['We searched for the meeting point for ten minutes. After that it all went well.'],
  },
  value: {
    praise: [
      'Worth every cent. There were no extra costs on the day.',
      'For this price we had expected much less.',
      'Good value for a family: the children paid little and had the most fun.',
    ],
    mixed: ['A little expensive for its length, but we do not regret it.'],
  },
}

/** Returns what invented travellers say about an activity; few say little. `today` is the number of a day. */
export function activityReviews(
  { activity, city, reviewCount }: ActivityPlan,
  today: number,
): ActivityReviews {
  const { guestRating: rating, seed } = activity
  const summary = { rating, count: reviewCount }
  if (reviewCount === 0) return summary
  const stream = randomStream(seed ^ 0x4e7)
  const first = stream.below(themes.length)
  const written = [...themes.slice(first), ...themes.slice(0, first)].slice(0, reviewCount)
  const samples = written.map((theme) => {
    const given = near(rating, 0.6, stream)
    const { praise, mixed } = sentences[theme]
    const text = stream.pick(given >= PRAISE ? praise : mixed).replaceAll('{city}', city.name)
    const month = dateOfDay(today - 5 - stream.below(mostDays)).slice(0, 7)
    return { text, rating: given, month }
  })
  return {
    ...summary,
    themes: themes.map((theme) => ({ theme, rating: near(rating, 0.3, stream) })),
    samples: samples.toSorted((one, other) => (one.month < other.month ? 1 : -1)),
  }
}

/** A rating at most so far from another, in tenths, and none above 5. */
function near(rating: number, most: number, stream: RandomStream): number {
  const tenths = Math.round(most * 10)
  const value = rating + (stream.below(2 * tenths + 1) - tenths) / 10
  return Math.round(Math.min(5, Math.max(1, value)) * 10) / 10
}
