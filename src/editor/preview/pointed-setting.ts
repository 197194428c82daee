import { atom } from 'jotai'
import type { ShownAt } from './find-shown-page.ts'

/** The place of a setting that is being shown; a new object for each request. */
export interface PointedAt extends ShownAt {
  readonly pointer: string
}

/** The place that the previews scroll to and outline; null if none. In the editor's store. */
export const pointedAtom = atom<PointedAt | null>(null)

/** True while a press in the preview opens a setting. In the editor's store. */
export const pickingAtom = atom(false)
