import { iconPaths } from '../../../../ui/icon-paths.ts'
import { moreIconPaths } from '../../../../ui/more-icon-paths.ts'
import type { Standing } from './standing.ts'

/** How a state is marked: the outline of its sign, the ground and edge of its panel, and the colour of the sign. */
export interface StateLook {
  icon: string
  look: string
  mark: string
}

const good: StateLook = {
  icon: moreIconPaths.success,
  look: 'tint-success border-success/50',
  mark: 'text-success',
}
const waiting: StateLook = {
  icon: iconPaths.clock,
  look: 'tint-warning border-warning/50',
  mark: 'text-warning',
}
const bad: StateLook = {
  icon: moreIconPaths.failure,
  look: 'tint-destructive border-destructive/50',
  mark: 'text-destructive',
}
const past: StateLook = { icon: moreIconPaths.info, look: 'bg-card', mark: 'text-link' }

export const stateLooks: Readonly<Record<Standing, StateLook>> = {
  confirmed: good,
  completed: past,
  needs_choice: waiting,
  in_doubt: waiting,
  pending: waiting,
  partly_confirmed: waiting,
  on_hold: waiting,
  paying: waiting,
  authorised: waiting,
  hold_over: waiting,
  cancellation_requested: waiting,
  rejected: bad,
  expired: past,
  released: past,
  cancelled: past,
}
