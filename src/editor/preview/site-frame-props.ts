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
  /** What a press picks instead of doing something; null while it does what it does. */
  picks?: readonly PreviewPlace[] | null
  /** Where whoever looks has gone on the site. */
  onPath: (path: string) => void
  /** Where the site itself led on from what was asked of it; left out, that is as if somebody had gone there. */
  onLed?: ((path: string) => void) | undefined
  /** Another visit is on its way: the one that is seen until then goes nowhere any more. */
  isLeaving?: boolean
  /** It can be seen for the first time. */
  onReady?: () => void
  /** Not reached by pointer and keyboard: a picture of the site. */
  isStill?: boolean
}
