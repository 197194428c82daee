import type { ActivityOption } from '../../../src/server/domain/suppliers/activity-option.ts'
import type {
  ActivityConfirmation,
  GuideLanguage,
} from '../../../src/server/domain/suppliers/activity-product.ts'
import type { City } from '../../geography/geo.ts'
import type { PlaceTraits } from '../../geography/places/place-traits.ts'
import { hashText, mix, type RandomStream, randomStream, unit } from '../random.ts'
import { type PolicyRule, policyRule } from './activity-policy.ts'
import { type ActivityStyle, activityStyle, startTimesOf } from './activity-styles.ts'
import { type SampleUnit, unitsOf } from './activity-units.ts'
import type { Activity, CityActivities } from './city-activities.ts'
import { localLanguage } from './local-language.ts'

/** A start time of an option, the same every day. */
export interface PlannedStart {
  /** Local, HH:mm; of a place that is open all day, when it opens. */
  readonly at: string
  /** Price relative to the option's usual start time. */
  readonly factor: number
  /** Groups, if the option is sold to groups, otherwise people; null if places are not counted. */
  readonly capacity: number | null
  /** Seed of its sales. */
  readonly seed: number
}

export interface PlannedOption extends Omit<ActivityOption, 'units'> {
  readonly units: readonly SampleUnit[]
  /** Price relative to the activity's cheapest option. */
  readonly factor: number
  readonly starts: readonly PlannedStart[]
  /** Local closing time, HH:mm, if it is open all day. */
  readonly closes?: string
  /** Days on which a ticket is valid; 1 for all but open tickets. */
  readonly validDays: number
}

/** An activity with everything derived from it and its city, the same on every day. */
export interface ActivityPlan {
  readonly activity: Activity
  readonly city: City
  readonly place: PlaceTraits
  readonly style: ActivityStyle
  /** The first one is the cheapest. */
  readonly options: readonly [PlannedOption, ...PlannedOption[]]
  /** The weekday on which it rests, 0 for Sunday; null if it takes place every day. */
  readonly restDay: number | null
  readonly confirmation: ActivityConfirmation
  readonly policy: PolicyRule
  readonly reviewCount: number
}

const english: GuideLanguage = { language: 'en', by: 'guide' }
const mostInGroup = 15

/** Returns the plan of an activity in a city with these traits. */
export function makeActivityPlan({ city, place }: CityActivities, activity: Activity): ActivityPlan {
  const style = activityStyle(activity.template.category, activity.title)
  const stream = randomStream(activity.seed ^ 0x91a7)
  const restDay = stream.chance(0.3) ? stream.pick([0, 1, 1, 2]) : null
  const luck = stream.next()
  const options =
    style.rhythm === 'open' ? ticketOptions(activity, style) : tourOptions(activity, style, city, stream)
  return {
    activity,
    city,
    place,
    style,
    options,
    restDay,
    confirmation: luck < 0.8 ? 'instant' : luck < 0.92 ? 'mixed' : 'manual',
    policy: policyRule(activity.isFreeCancellation, activity.seed),
    reviewCount: reviewCountOf(activity, city),
  }
}

/** Guided by people: in English, in a language of the country, with pickup, and for a group alone. */
function tourOptions(
  activity: Activity,
  style: ActivityStyle,
  city: City,
  stream: RandomStream,
): [PlannedOption, ...PlannedOption[]] {
  const times = startTimesOf(style.rhythm === 'open' ? 'day' : style.rhythm)
  const rules = {
    ...commonRules(activity, style),
    kind: 'start_time',
    pricedBy: 'person',
    minimumUnits: 1,
    maximumUnits: mostInGroup,
    validDays: 1,
    ...(style.seats && { peopleInMultiplesOf: style.seats }),
    ...(style.pickup === 'always' && { pickup: true }),
  } as const
  const options: [PlannedOption, ...PlannedOption[]] = [
    {
      ...rules,
      option: 'shared',
      title: 'Small group in English',
      language: english,
      factor: 1,
      starts: startsOf(activity, 'shared', times, activity.capacity),
    },
  ]
  const other = localLanguage(city.countryCode)
  if (stream.chance(0.6))
    options.push({
      ...rules,
      option: `shared-${other.language}`,
      title: `Small group in ${other.name}`,
      language: { language: other.language, by: 'guide' },
      factor: 1,
      starts: startsOf(activity, `shared-${other.language}`, times.slice(0, 2), 4 + stream.below(8)),
    })
  if (style.pickup === 'optional')
    options.push({
      ...rules,
      option: 'pickup',
      title: 'With hotel pickup',
      language: english,
      pickup: true,
      cutoffMinutes: Math.max(720, style.cutoffMinutes),
      factor: 1.18,
      starts: startsOf(activity, 'pickup', times.slice(0, 2), 4 + stream.below(5)),
    })
  const groupSize = stream.pick([4, 6, 8])
  if (style.isPrivatelySold && stream.chance(0.7))
    options.push({
      ...rules,
      option: 'private',
      title: 'Private group',
      language: english,
      pricedBy: 'group',
      maximumUnits: groupSize,
      factor: groupSize * 0.75,
      starts: startsOf(activity, 'private', times, 1),
    })
  return options
}

/** Places with opening hours: a ticket for the day, one for three days, and a timed entry that skips the line. */
function ticketOptions(activity: Activity, style: ActivityStyle): [PlannedOption, ...PlannedOption[]] {
  const rules = {
    ...commonRules(activity, style),
    pricedBy: 'person',
    minimumUnits: 1,
    maximumUnits: mostInGroup,
  } as const
  const hours = { opens: unit(activity.seed ^ 0x09e2) < 0.5 ? '09:30' : '10:00', closes: '18:00' }
  return [
    {
      ...rules,
      option: 'day',
      title: 'Day ticket',
      kind: 'opening_hours',
      factor: 1,
      validDays: 1,
      closes: hours.closes,
      // Houses admit more people in a day than a guide leads.
      starts: startsOf(activity, 'day', [hours.opens], activity.capacity * 3),
    },
    {
      ...rules,
      option: 'open',
      title: 'Open ticket, valid for three days',
      kind: 'opening_hours',
      factor: 1.25,
      validDays: 3,
      closes: hours.closes,
      starts: [{ at: hours.opens, factor: 1, capacity: null, seed: activity.seed }],
    },
    {
      ...rules,
      option: 'timed',
      title: 'Timed entry without the queue',
      kind: 'start_time',
      factor: 1.4,
      validDays: 1,
      starts: startsOf(activity, 'timed', ['10:30', '12:00', '13:30', '15:00'], activity.capacity),
    },
  ]
}

function commonRules({ durationMinutes }: Activity, style: ActivityStyle) {
  const isLoose = style.rhythm === 'open'
  return {
    units: unitsOf(style.company),
    duration: { from: durationMinutes, to: isLoose ? durationMinutes + 60 : durationMinutes },
    cutoffMinutes: style.cutoffMinutes,
  }
}

/** The first start time is the cheapest; later ones are as dear or dearer. */
function startsOf(
  activity: Activity,
  option: string,
  times: readonly string[],
  capacity: number,
): PlannedStart[] {
  return times.map((at, index) => {
    const seed = mix(activity.seed, hashText(`${option}/${at}`))
    const isUsual = index === 0
    return {
      at,
      factor: isUsual ? 1 : 1 + Math.round(unit(seed ^ 0xfac) * 3) * 0.05,
      capacity: isUsual ? capacity : Math.max(1, Math.round(capacity * (0.6 + 0.6 * unit(seed)))),
      seed,
    }
  })
}

/** Activities of larger towns, and better ones, have more reviews. */
function reviewCountOf({ seed, guestRating }: Activity, { population }: City): number {
  const crowd = Math.log10(Math.max(1_000, population)) - 2
  return Math.round(4 + 60 * crowd * crowd * (guestRating - 3) * unit(seed ^ 0x5eed) ** 2)
}
