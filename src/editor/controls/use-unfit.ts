import { atom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { useEditor, useEditorValue } from '../shell/editor-context.tsx'

/** Returns a field's invalid text and a function to store one, by its pointer and the gesture of typing. */
export function useUnfit(at: string, gesture: string) {
  const { unfitAtom, keepText, endText } = useEditor()
  const textAtom = useMemo(() => atom((get) => get(unfitAtom)[at]?.text ?? null), [unfitAtom, at])
  const unfit = useEditorValue(textAtom)
  // Leaving a panel removes its fields before they lose the focus.
  useEffect(() => () => endText(at), [endText, at])
  return {
    unfit,
    onUnfit: (text: string | null) => keepText(at, text, gesture),
    onLeft: () => endText(at),
  }
}
