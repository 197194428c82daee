import { atom } from 'jotai'
import type { ShownAt } from './find-shown-page.ts'

/** A target: where a setting appears on the site. */
export const targetIconPath =
  'M12 5.5V3M12 21v-2.5M5.5 12H3M21 12h-2.5M12 18.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM12 13.5a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z'

/** The place of a setting that is being shown; a new object for each request. */
export interface PointedAt extends ShownAt {
  readonly pointer: string
}

/** The place that the previews scroll to and outline; null if none. In the editor's store. */
export const pointedAtom = atom<PointedAt | null>(null)

/** True while a press in the preview opens a setting. In the editor's store. */
export const pickingAtom = atom(false)
