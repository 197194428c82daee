import { atom } from 'jotai'
import { useMemo } from 'react'
import type { Conflict } from '../../tenant/settings/merge-changes.ts'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'
import { useRefusalTexts } from '../layout/refusal-texts.ts'

const isOf = (pointer: string, field: string) => pointer === field || pointer.startsWith(`${field}/`)

/** Why the server refused a field's value, in the user's language; null if it did not. Updates only when it changes. */
export function useFieldState(pointer: string): { reason: string | null } {
  const { savingAtom } = useEditor()
  const words = useRefusalTexts()
  const reasonAtom = useMemo(
    () =>
      atom((get) => {
        const refused = get(savingAtom).refused.find(({ change }) => isOf(change.pointer, pointer))
        return refused?.reason ?? null
      }),
    [savingAtom, pointer],
  )
  const reason = useEditorValue(reasonAtom)
  return { reason: reason === null ? null : words(reason) }
}

/** The same for a field inside a list or a group that changes as a whole. */
export function useInnerReason(at: string): string | null {
  const { savingAtom } = useEditor()
  const words = useRefusalTexts()
  const reasonAtom = useMemo(
    () =>
      atom((get) => {
        const refused = get(savingAtom).refused.find((one) => isOf(one.at ?? one.change.pointer, at))
        return refused?.reason ?? null
      }),
    [savingAtom, at],
  )
  const reason = useEditorValue(reasonAtom)
  return reason === null ? null : words(reason)
}

/** The conflict of a field, if there is one. */
export function useConflict(pointer: string): Conflict | undefined {
  const { savingAtom } = useEditor()
  const conflictAtom = useMemo(
    () =>
      atom((get) =>
        get(savingAtom).conflicts.find((one) => isOf(one.pointer, pointer) || isOf(pointer, one.pointer)),
      ),
    [savingAtom, pointer],
  )
  return useEditorValue(conflictAtom)
}
