import type { ActivityOffer } from '../../../../../contract/types.ts'
import { isInRange } from '../../../spine/results/price-histogram.ts'
import {
  type ActivityFilters,
  type DurationBand,
  durationBands,
  type PartOfDay,
  partsOfDay,
} from './activity-filters.ts'

type Check = (offer: ActivityOffer, filters: ActivityFilters) => boolean

const checks: Readonly<Record<keyof ActivityFilters, Check>> = {
  categories: ({ category }, { categories }) => isAnyOf(categories, (one) => one === category),
  price: (offer, { price }) => isInRange(offer, price),
  rating: ({ guestRating }, { rating }) => rating === null || guestRating >= rating,
  durations: (offer, { durations }) => isAnyOf(durations, (band) => takes(offer, band)),
  parts: (offer, { parts }) => isAnyOf(parts, (part) => startsIn(offer, part)),
  freeCancellation: (offer, { freeCancellation }) => !freeCancellation || isFreeToCancel(offer),
  languages: (offer, { languages }) => isAnyOf(languages, (language) => isGuidedIn(offer, language)),
  features: (offer, { features }) => features.every((feature) => offer.features.includes(feature)),
  instant: ({ confirmation }, { instant }) => !instant || confirmation === 'instant',
}

const groups = Object.keys(checks) as (keyof ActivityFilters)[]

/** Returns the activities that match all filters; `except` leaves out one group, to count that group's choices. */
export function filterOffers(
  offers: readonly ActivityOffer[],
  filters: ActivityFilters,
  except?: keyof ActivityFilters,
): ActivityOffer[] {
  const checked = groups.filter((group) => group !== except)
  return offers.filter((offer) => checked.every((group) => checks[group](offer, filters)))
}

/** Whether an activity can take as long as a band says; a fixed duration belongs to the shorter band at a border. */
export function takes({ duration }: Pick<ActivityOffer, 'duration'>, band: DurationBand): boolean {
  const [from, to] = durationBands[band]
  return duration.from <= to && duration.to > from
}

/** Whether an activity starts in a part of the day; one that is open all day starts in each. */
export function startsIn({ starts }: Pick<ActivityOffer, 'starts'>, part: PartOfDay): boolean {
  const [from, until] = partsOfDay[part]
  if (starts.length === 0) return true
  return starts.some((start) => Number(start.slice(0, 2)) >= from && Number(start.slice(0, 2)) < until)
}

/** Whether a guide speaks a language, or an audio guide has it. */
export function isGuidedIn({ languages }: Pick<ActivityOffer, 'languages'>, language: string): boolean {
  return languages.some((one) => one.language === language && one.by !== 'written')
}

/** Whether cancelling is free for some time. */
export function isFreeToCancel({ freeUntilHours }: Pick<ActivityOffer, 'freeUntilHours'>): boolean {
  return freeUntilHours !== undefined
}

function isAnyOf<Value>(chosen: readonly Value[], meets: (value: Value) => boolean): boolean {
  return chosen.length === 0 || chosen.some(meets)
}
