import type { PreviewPlace } from '../../contract/preview-messages.ts'
import type { PointedAt } from './pointed-setting.ts'
import type { Granted } from './use-grant.ts'

/** What a frame of the site shows, and how. */
export interface SiteFrameProps {
  granted: Granted | null
  title: string
  path: string
  mode: 'light' | 'dark' | undefined
  language?: string | undefined
  pointed?: PointedAt | null
  /** What a press selects; null while presses act on the page. */
  picks?: readonly PreviewPlace[] | null
  /** Called with the path that the user has navigated to. */
  onPath: (path: string) => void
  /** Called if the site itself redirected from the requested page; if omitted, this counts as navigation. */
  onLed?: ((path: string) => void) | undefined
  /** Another visit is loading: the visible one no longer navigates. */
  isLeaving?: boolean
  /** Called when it becomes visible for the first time. */
  onReady?: () => void
  /** Not reachable by pointer and keyboard: a picture of the site. */
  isStill?: boolean
}
