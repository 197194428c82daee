import { selectAtom } from 'jotai/utils'
import { useMemo } from 'react'
import { useEditor, useEditorValue } from './editor-context.tsx'

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
