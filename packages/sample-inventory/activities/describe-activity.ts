import type { ActivityPlace, ActivityProduct } from '../../../src/server/domain/suppliers/activity-product.ts'
import { distanceMiles } from '../../geography/distance-miles.ts'
import { landReach } from '../../geography/places/seaside.ts'
import { seasonAt } from '../../geography/places/season-at.ts'
import { timesOfDay } from '../../scenes/scene-kind.ts'
import { sceneUrl } from '../../scenes/scene-url.ts'
import { countryLexicon } from '../hotels/lexicons/country-lexicon.ts'
import { type RandomStream, randomStream } from '../random.ts'
import { spreadInCity } from '../spread-in-city.ts'
import { streetAddress } from '../street-address.ts'
import { activityFacts, activityPicture } from './activity-facts.ts'
import type { ActivityPlan } from './activity-plan.ts'
import { activityReviews } from './activity-reviews.ts'
import { pickupOf } from './pickup-places.ts'
import type { ActivityText } from './texts/activity-text.ts'
import { categoryText } from './texts/category-texts.ts'

/** Returns the described activity, in its time zone. Its pictures show the season of the date; `today` is a day's number. */
export function describeActivity(
  plan: ActivityPlan,
  timeZone: string,
  { date, today }: { readonly date: string; readonly today: number },
): ActivityProduct {
  const { activity, city, style } = plan
  const stream = randomStream(activity.seed ^ 0xde5c)
  const text = categoryText(activity.template.category)
  const filled = (list: readonly string[]) => list.map((line) => fill(line, plan))
  const facts = activityFacts(plan)
  return {
    ...facts,
    description: filled([stream.pick(text.openings), stream.pick(text.middles)]).join('\n\n'),
    highlights: filled(text.highlights),
    inclusions: filled(text.inclusions),
    exclusions: filled(text.exclusions),
    beforeYouBook: filled(text.know),
    beforeYouArrive: filled([...text.bring, 'Please arrive 15 minutes before the start']),
    accessibility: accessibilityOf(plan, facts.features.includes('wheelchair')),
    questions: text.faq.map((line) => {
      const [question = '', answer = ''] = line.split('|')
      return { question: fill(question, plan), answer: fill(answer, plan) }
    }),
    places: placesOf(plan, text, stream),
    pickup: pickupOf(plan),
    position: activity.position,
    distance: { miles: distanceMiles(city, activity.position), from: city.name },
    city: city.name,
    country: city.countryCode,
    timeZone,
    supplier: supplierName(plan, stream),
    reviews: activityReviews(plan, today),
    pictures: picturesOf(plan, date, stream),
    redemption: {
      per: style.namesEveryone || style.company === 'museum' ? 'ticket' : 'booking',
      by: facts.features.includes('digital_ticket') ? 'digital' : stream.chance(0.5) ? 'print' : 'list',
    },
  }
}

/** Returns the supplier's invented number for travellers on the day, in the range that is never given to anyone. */
export function emergencyPhone({ activity: { seed } }: ActivityPlan): string {
  return `+1 202 555 01${String(seed % 100).padStart(2, '0')}`
}

function fill(line: string, { city, activity }: ActivityPlan): string {
  return line.replaceAll('{city}', city.name).replaceAll('{hours}', lengthText(activity.durationMinutes))
}

function lengthText(minutes: number): string {
  if (minutes < 60) return `${minutes} minutes`
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const whole = hours === 1 ? 'one hour' : `${hours} hours`
  return rest === 0 ? whole : `${whole} and ${rest} minutes`
}

function accessibilityOf({ style }: ActivityPlan, isStepFree: boolean): string[] {
  return [
    isStepFree ? 'Wheelchair accessible, with step-free toilets' : 'Not suitable for wheelchairs',
    ...(style.company === 'family' ? ['Pushchairs are welcome'] : []),
    'Guide dogs are welcome',
    style.company === 'active' ? 'Needs average fitness' : 'Suitable for all levels of fitness',
  ]
}

/** Where it starts, its stops, and where it ends: at the start, or at the last stop. */
function placesOf(
  { activity, city, style }: ActivityPlan,
  { stops }: ActivityText,
  stream: RandomStream,
): ActivityPlace[] {
  const reach = landReach(city)
  const [first = city.name, ...others] = stops
  const start = {
    name: `${first}, ${city.name}`,
    address: `${streetAddress(city, activity.seed)}, ${city.name}`,
    position: activity.position,
  }
  const isTicketed = style.rhythm === 'open'
  const minutes = Math.max(5, Math.round(activity.durationMinutes / (others.length + 1) / 5) * 5)
  const visited = others.map((name, index): ActivityPlace => {
    const position = spreadInCity(city, reach, randomStream(activity.seed ^ (0x5709 + index))).position
    return { kind: isTicketed ? 'admission_included' : 'itinerary', name, position, minutes }
  })
  const end = visited.at(-1)
  const endsElsewhere = !isTicketed && end !== undefined && stream.chance(0.3)
  return [
    { kind: 'start', ...start },
    ...(isTicketed ? [{ kind: 'redemption', ...start, name: `Ticket gate, ${start.name}` } as const] : []),
    ...visited,
    endsElsewhere ? { kind: 'end', name: end.name, position: end.position } : { kind: 'end', ...start },
  ]
}

const businesses = ['Tours', 'Experiences', 'Excursions', 'Guides', 'Days Out', '& Friends'] as const

function supplierName({ city }: ActivityPlan, stream: RandomStream): string {
  const { words } = countryLexicon(city.countryCode)
  const word = words[stream.below(words.length)] ?? city.name
  return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${stream.pick(businesses)}`
}

/** Its offer's picture first, then others at other times of the day. */
function picturesOf(plan: ActivityPlan, date: string, stream: RandomStream): ActivityProduct['pictures'] {
  const { activity, city, place } = plan
  const kind = activity.template.scene
  const count = 3 + stream.below(4)
  return [
    { kind, url: activityPicture(plan, date) },
    ...Array.from({ length: count }, (_, index) => ({
      kind,
      url: sceneUrl(kind, `${activity.pictureSeed}-${index + 2}`, {
        timeOfDay: stream.pick(timesOfDay),
        season: seasonAt(city.latitude, date),
        climate: place.climate,
      }),
    })),
  ]
}
