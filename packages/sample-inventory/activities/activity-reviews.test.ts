import { expect, it } from 'vitest'
import { testCities } from '../../../src/server/domain/suppliers/testing-geo.ts'
import { dayNumber } from '../../../src/server/kernel/dates/calendar.ts'
import type { ActivityPlan } from './activity-plan.ts'
import { activityReviews } from './activity-reviews.ts'

const [city] = Object.values(testCities)
const today = dayNumber('2026-11-28')

function plan(reviewCount: number, guestRating = 4.7) {
  return { city, reviewCount, activity: { seed: 41, guestRating } } as unknown as ActivityPlan
}

it('is the same each time, with ratings near the whole one and reviews of the last months', () => {
  const reviews = activityReviews(plan(120), today)
  expect(activityReviews(plan(120), today)).toEqual(reviews)
  expect(reviews).toMatchObject({ rating: 4.7, count: 120 })
  const { themes = [], samples = [] } = reviews
  expect(themes.map(({ theme }) => theme)).toEqual(['guide', 'experience', 'organisation', 'value'])
  expect(samples).toHaveLength(4)
  for (const { rating } of [...themes, ...samples]) {
    expect(rating).toBeGreaterThanOrEqual(4.1)
    expect(rating).toBeLessThanOrEqual(5)
  }
  for (const { month, text } of samples) {
    expect(month >= '2025-09' && month <= '2026-11').toBe(true)
    expect(text).not.toContain('{')
  }
  expect(samples.map(({ month }) => month)).toEqual(
    samples
      .map(({ month }) => month)
      .toSorted()
      .toReversed(),
  )
})

it('has no more reviews than were written, and none without any', () => {
  expect(activityReviews(plan(2), today).samples).toHaveLength(2)
  expect(activityReviews(plan(0), today)).toEqual({ rating: 4.7, count: 0 })
})
