import { atom } from 'jotai'
import { useCallback } from 'react'
import { useEditor } from './editor-context.tsx'

/** The setting to open: its panel, with the focus in it. A new object for each request. In the editor's store. */
export const revealAtom = atom<{ readonly pointer: string } | null>(null)

/**
 * The setting that was last linked to by any means: its fold opens. A new object for each request. In the editor's
 * store.
 */
export const linkedSettingAtom = atom<{ readonly pointer: string } | null>(null)

/** Returns a function that opens a setting from anywhere in the editor. */
export function useRevealSetting(): (pointer: string) => void {
  const { store } = useEditor()
  return useCallback((pointer) => store.set(revealAtom, { pointer }), [store])
}
