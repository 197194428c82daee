import { atom } from 'jotai'
import type { ShownAt } from './find-shown-page.ts'

/** Where a setting is being shown on the site; another object for each time that is asked for. */
export interface PointedAt extends ShownAt {
  readonly pointer: string
}

/** What the previews lead to and outline; null where nothing was asked for. In the editor's store. */
export const pointedAtom = atom<PointedAt | null>(null)

/** Whether a press in the preview opens a setting. In the editor's store. */
export const pickingAtom = atom(false)
