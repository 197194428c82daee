import { iconPaths } from '../../../../ui/icon-paths.ts'
import { moreIconPaths } from '../../../../ui/more-icon-paths.ts'
import type { BookingStatus } from './booking-status.ts'

/** Style of a state: its icon, the background and border of its panel, and the icon's colour. */
export interface StateStyle {
  icon: string
  className: string
  mark: string
}

const good: StateStyle = {
  icon: moreIconPaths.success,
  className: 'tint-success border-success/50',
  mark: 'text-success',
}
const waiting: StateStyle = {
  icon: iconPaths.clock,
  className: 'tint-warning border-warning/50',
  mark: 'text-warning',
}
const bad: StateStyle = {
  icon: moreIconPaths.failure,
  className: 'tint-destructive border-destructive/50',
  mark: 'text-destructive',
}
const past: StateStyle = { icon: moreIconPaths.info, className: 'bg-card', mark: 'text-link' }

export const stateStyles: Readonly<Record<BookingStatus, StateStyle>> = {
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
