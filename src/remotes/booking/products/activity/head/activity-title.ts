import type { ActivityAnswer } from '../../../../../contract/types.ts'

/** Title of an activity's page: its name and town. */
export function activityTitle({ activity: { title, city } }: Pick<ActivityAnswer, 'activity'>): string {
  return `${title}, ${city}`
}
