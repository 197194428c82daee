import { productEntry } from '../../../../contract/products.ts'

const { path } = productEntry('activity')

/** Paths of the activities' pages. Source: spec §2.2. */
export const activityPaths = {
  start: path,
  results: `${path}/search`,
  details: `${path}/result-details/:productCode`,
} as const

/** Text key of each page's title. */
export const activityTitles = {
  [activityPaths.start]: 'activity/activities.title',
  [activityPaths.results]: 'activity/activities.title',
  [activityPaths.details]: 'activity/activity.title',
} as const
