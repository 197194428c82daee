import { atom } from 'jotai'
import { useCallback } from 'react'
import { useEditor } from './editor-context.tsx'

/** The setting that is to be opened: its panel, the focus in it. Another object for each time. In the editor's store. */
export const revealAtom = atom<{ readonly pointer: string } | null>(null)

/** The setting that somebody was led to last, however it was: what folds it away opens. Another object for each time. In the editor's store. */
export const ledToAtom = atom<{ readonly pointer: string } | null>(null)

/** Gives the function that opens a setting from anywhere in the editor. */
export function useReveal(): (pointer: string) => void {
  const { store } = useEditor()
  return useCallback((pointer) => store.set(revealAtom, { pointer }), [store])
}
