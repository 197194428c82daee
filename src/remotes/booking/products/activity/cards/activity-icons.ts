import type { ActivityFeature } from '../../../../../contract/types.ts'
import { iconPaths } from '../../../../../ui/icon-paths.ts'
import { moreIconPaths } from '../../../../../ui/more-icon-paths.ts'

/** A ticket, drawn on the same grid and with the same stroke as the other icons. */
export const ticketIcon =
  'M4 6.5h16a1 1 0 0 1 1 1v2.2a2.4 2.4 0 0 0 0 4.6v2.2a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1v-2.2a2.4 2.4 0 0 0 0-4.6V7.5a1 1 0 0 1 1-1ZM14.5 6.5v2M14.5 11v2M14.5 15.500v2'
const vanIcon =
  'M3 6.500h12.500l4 5V17H18M3 6.500V17h2M9 17h5M3 11.500h16.500M9 6.500v5M7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM16 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z'
const wheelchairIcon =
  'M11 4.800a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3ZM11 7.500v6h5.500l2.500 5.500M11 10h5M8.500 11.200a5.200 5.200 0 1 0 6.300 6.800'
const mealIcon =
  'M7 3v7M4.500 3v4.500a2.500 2.500 0 0 0 5 0V3M7 10v11M16.500 21v-7M16.500 3c-2 1-3 3.500-3 6.500 0 2.500 1.200 4 3 4.500V3Z'

/** Icons of features. */
export const featureIcons: Readonly<Record<ActivityFeature, string>> = {
  private: iconPaths.lock,
  small_group: iconPaths.guests,
  skip_the_line: iconPaths.spark,
  pickup: vanIcon,
  wheelchair: wheelchairIcon,
  digital_ticket: iconPaths.phone,
  likely_to_sell_out: iconPaths.clock,
  family_friendly: iconPaths.guests,
  outdoor: iconPaths.activities,
  food_included: mealIcon,
  equipment_included: iconPaths.bag,
  no_children: moreIconPaths.info,
}
