import type { ActivityText } from './activity-text.ts'
import { air, climb, drive, hike, ride, snow, walk } from './land.ts'
import { cook, craft, dine, night, photo, relax, show, taste, view } from './town.ts'
import { dive, paddle, sail, surf, wildlife } from './water.ts'

const texts: Readonly<Record<string, ActivityText>> = {
  ...{ sail, paddle, dive, surf, wildlife, walk, hike, ride, air, snow, drive, climb },
  ...{ taste, cook, dine, night, craft, photo, view, show, relax },
}

/** Returns the texts of a category of `activity-templates.ts`. */
export function categoryText(category: string): ActivityText {
  return texts[category] ?? walk
}
