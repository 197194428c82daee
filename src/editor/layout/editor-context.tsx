import { type Atom, useAtomValue } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { createContext, type ReactNode, use, useMemo } from 'react'
import type { EditorState } from '../core/editor-state.ts'
import type { Frames } from '../preview/frames.ts'

export interface Open {
  editor: EditorState
  frames: Frames
}

const Context = createContext<Open | null>(null)

/** Provides the open editor to everything inside it. */
export function EditorProvider({ open, children }: { open: Open; children: ReactNode }) {
  return <Context value={open}>{children}</Context>
}

function useOpen(): Open {
  const open = use(Context)
  if (!open) throw new Error('useEditor is called outside EditorProvider')
  return open
}

export const useEditor = (): EditorState => useOpen().editor
export const useFrames = (): Frames => useOpen().frames

/** The current value of one of the editor's atoms. */
export function useEditorValue<Value>(atom: Atom<Value>): Value {
  return useAtomValue(atom, { store: useEditor().store })
}

/** The pointers of fields to fix, refused by the server or by the field itself; a new list only when they change. */
export function useFieldsToFix(): readonly string[] {
  const { toFixAtom } = useEditor()
  const sameAtom = useMemo(
    () =>
      selectAtom(
        toFixAtom,
        (pointers) => pointers,
        (one, other) => one.join() === other.join(),
      ),
    [toFixAtom],
  )
  return useEditorValue(sameAtom)
}
