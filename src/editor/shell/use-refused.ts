import { atom } from 'jotai'
import { selectAtom } from 'jotai/utils'
import { useMemo } from 'react'
import { useEditor, useEditorValue } from './editor-context.tsx'

/** The pointers of what the server refused; another list only when they change. */
export function useRefused(): readonly string[] {
  const { savingAtom } = useEditor()
  const refusedAtom = useMemo(
    () =>
      selectAtom(
        atom((get) => get(savingAtom).refused.map(({ change }) => change.pointer)),
        (pointers) => pointers,
        (one, other) => one.join() === other.join(),
      ),
    [savingAtom],
  )
  return useEditorValue(refusedAtom)
}
