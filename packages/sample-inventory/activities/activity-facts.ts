import type {
  ActivityFeature,
  ActivityProduct,
} from '../../../src/server/domain/suppliers/activity-product.ts'
import { seasonAt } from '../../geography/places/season-at.ts'
import { sceneUrl } from '../../scenes/scene-url.ts'
import { unit } from '../random.ts'
import type { ActivityPlan } from './activity-plan.ts'

/** Returns what a list and a page say alike about an activity. */
export function activityFacts(
  plan: ActivityPlan,
): Pick<
  ActivityProduct,
  | 'productCode'
  | 'title'
  | 'contentLanguage'
  | 'category'
  | 'duration'
  | 'languages'
  | 'features'
  | 'confirmation'
> {
  const { activity, options, confirmation } = plan
  const [{ duration }] = options
  const languages = options.flatMap(({ language }) => language ?? [])
  return {
    productCode: activity.productCode,
    title: activity.title,
    contentLanguage: 'en',
    category: activity.template.category,
    duration,
    languages: languages.filter(
      ({ language }, index) => languages.findIndex((one) => one.language === language) === index,
    ),
    features: featuresOf(plan),
    confirmation,
  }
}

/** Returns the picture of an activity in the season of a date, that of its deal. */
export function activityPicture({ activity, place, city }: ActivityPlan, date: string): string {
  return sceneUrl(activity.template.scene, activity.pictureSeed, {
    season: seasonAt(city.latitude, date),
    climate: place.climate,
  })
}

const fed: ReadonlySet<string> = new Set(['taste', 'cook', 'dine', 'drive'])
const equipped: ReadonlySet<string> = new Set(['paddle', 'dive', 'surf', 'ride', 'climb', 'craft', 'snow'])
const smallGroup = 9

function featuresOf({ activity, style, options, reviewCount }: ActivityPlan): ActivityFeature[] {
  const { seed, guestRating, capacity } = activity
  const { category } = activity.template
  const has: Readonly<Record<ActivityFeature, boolean>> = {
    private: options.some(({ pricedBy }) => pricedBy === 'group'),
    small_group: style.rhythm !== 'open' && capacity <= smallGroup,
    skip_the_line: options.some(({ option }) => option === 'timed'),
    pickup: options.some(({ pickup }) => pickup === true),
    wheelchair: style.company === 'museum' || (style.company === 'family' && unit(seed ^ 0xacce) < 0.5),
    digital_ticket: unit(seed ^ 0xd161) < 0.85,
    likely_to_sell_out: guestRating >= 4.7 && reviewCount > 150,
    family_friendly: style.company === 'family' || style.company === 'museum',
    outdoor: style.isOutdoor,
    food_included: fed.has(category),
    equipment_included: equipped.has(category),
    no_children: style.company === 'adults',
  }
  return (Object.keys(has) as ActivityFeature[]).filter((feature) => has[feature])
}
