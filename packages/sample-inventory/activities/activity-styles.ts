/** When activities of a kind begin; `open` ones are visited within opening hours. */
export type Rhythm =
  | 'dawn'
  | 'morning'
  | 'day'
  | 'halfday'
  | 'fullday'
  | 'sunset'
  | 'evening'
  | 'night'
  | 'open'

/** Who takes part: families, museum visitors with reductions, active people, or adults only. */
export type Company = 'family' | 'museum' | 'active' | 'adults'

/** What a supplier asks; the questions themselves are in `activity-questions.ts`. */
export type AskedAbout = 'dietary' | 'height' | 'weight' | 'flight' | 'special_needs' | 'level'

/** How activities of one category are run. */
export interface ActivityStyle {
  readonly rhythm: Rhythm
  readonly company: Company
  /** Minutes before the start until which it is booked. */
  readonly cutoffMinutes: number
  readonly pickup: 'always' | 'optional' | 'none'
  readonly isOutdoor: boolean
  readonly isPrivatelySold: boolean
  readonly asks: readonly AskedAbout[]
  /** Each traveller is named, not only the first. */
  readonly namesEveryone: boolean
  readonly seats?: 2
}

const plain = {
  pickup: 'none',
  isOutdoor: true,
  isPrivatelySold: true,
  asks: [],
  namesEveryone: false,
} as const satisfies Partial<ActivityStyle>

/** By the category of `activity-templates.ts`. */
const styles: Readonly<Record<string, ActivityStyle>> = {
  sail: { ...plain, rhythm: 'day', company: 'family', cutoffMinutes: 60 },
  paddle: { ...plain, rhythm: 'halfday', company: 'active', cutoffMinutes: 720, seats: 2 },
  taste: { ...plain, rhythm: 'halfday', company: 'adults', cutoffMinutes: 240, asks: ['dietary'] },
  wildlife: { ...plain, rhythm: 'halfday', company: 'family', cutoffMinutes: 720, pickup: 'optional' },
  walk: { ...plain, rhythm: 'day', company: 'family', cutoffMinutes: 30 },
  dive: {
    ...plain,
    rhythm: 'halfday',
    company: 'active',
    cutoffMinutes: 1440,
    pickup: 'optional',
    asks: ['height', 'weight', 'level'],
    namesEveryone: true,
  },
  surf: {
    ...plain,
    rhythm: 'halfday',
    company: 'active',
    cutoffMinutes: 720,
    asks: ['height', 'level'],
    namesEveryone: true,
  },
  relax: { ...plain, rhythm: 'morning', company: 'adults', cutoffMinutes: 120, isPrivatelySold: false },
  hike: { ...plain, rhythm: 'morning', company: 'active', cutoffMinutes: 720, pickup: 'optional' },
  ride: { ...plain, rhythm: 'halfday', company: 'active', cutoffMinutes: 240 },
  air: {
    ...plain,
    rhythm: 'morning',
    company: 'active',
    cutoffMinutes: 2880,
    pickup: 'optional',
    asks: ['weight'],
    namesEveryone: true,
  },
  snow: {
    ...plain,
    rhythm: 'halfday',
    company: 'active',
    cutoffMinutes: 720,
    asks: ['height', 'level'],
    namesEveryone: true,
  },
  drive: {
    ...plain,
    rhythm: 'sunset',
    company: 'family',
    cutoffMinutes: 360,
    pickup: 'always',
    asks: ['flight'],
  },
  night: { ...plain, rhythm: 'night', company: 'adults', cutoffMinutes: 60 },
  climb: { ...plain, rhythm: 'open', company: 'active', cutoffMinutes: 90, isPrivatelySold: false },
  dine: {
    ...plain,
    rhythm: 'evening',
    company: 'adults',
    cutoffMinutes: 360,
    isOutdoor: false,
    isPrivatelySold: false,
    asks: ['dietary'],
  },
  craft: { ...plain, rhythm: 'halfday', company: 'family', cutoffMinutes: 720, isOutdoor: false },
  photo: { ...plain, rhythm: 'sunset', company: 'adults', cutoffMinutes: 720 },
  view: {
    ...plain,
    rhythm: 'open',
    company: 'museum',
    cutoffMinutes: 0,
    isOutdoor: false,
    isPrivatelySold: false,
  },
  show: {
    ...plain,
    rhythm: 'evening',
    company: 'museum',
    cutoffMinutes: 30,
    isOutdoor: false,
    isPrivatelySold: false,
    asks: ['special_needs'],
  },
  cook: {
    ...plain,
    rhythm: 'halfday',
    company: 'family',
    cutoffMinutes: 1440,
    isOutdoor: false,
    asks: ['dietary'],
  },
}

/** Titles that say when it takes place. */
const namedRhythms: readonly (readonly [RegExp, Rhythm])[] = [
  [/\bdawn\b|sunrise|first light/i, 'dawn'],
  [/sunset|golden hour/i, 'sunset'],
  [/evening|dinner|supper|live music|theatre|comedy/i, 'evening'],
  [/\bnight\b|after dark|lantern|moonlight|stars|stargazing/i, 'night'],
  [/\bmorning\b/i, 'morning'],
  [/\bday\b.*(?:lunch|swim)/i, 'fullday'],
]

/** Museums sell tickets that are valid all day, besides tours. */
const ticketed = /museum without|museums without|great collection|local museum|observation|skyline view/i

/** Returns how an activity is run, from its category and its title. */
export function activityStyle(category: string, title: string): ActivityStyle {
  const style = styles[category] ?? { ...plain, rhythm: 'day', company: 'family', cutoffMinutes: 60 }
  if (ticketed.test(title))
    return {
      ...style,
      rhythm: 'open',
      company: 'museum',
      cutoffMinutes: 60,
      isOutdoor: false,
      isPrivatelySold: false,
    }
  const rhythm = namedRhythms.find(([pattern]) => pattern.test(title))?.[1]
  return rhythm === undefined || style.rhythm === 'open' ? style : { ...style, rhythm }
}

/** Returns the local start times of a rhythm, HH:mm, the first being the usual one. */
export function startTimesOf(rhythm: Exclude<Rhythm, 'open'>): readonly string[] {
  return startTimes[rhythm]
}

const startTimes: Readonly<Record<Exclude<Rhythm, 'open'>, readonly string[]>> = {
  dawn: ['05:45', '06:15'],
  morning: ['09:00', '10:30'],
  day: ['10:00', '12:00', '14:30', '16:30'],
  halfday: ['09:00', '14:00'],
  fullday: ['08:30'],
  sunset: ['17:30', '18:30'],
  evening: ['18:30', '20:30'],
  // Midnight belongs to the day that it begins.
  night: ['20:00', '22:00', '00:00'],
}
