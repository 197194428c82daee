import { atom } from 'jotai'
import { useEffect, useMemo } from 'react'
import { useEditor, useEditorValue } from '../shell/editor-context.tsx'

/** Takes where a field is and the gesture that typing in it is, and gives the text that it did not take, and how such a text is kept. */
export function useUnfit(at: string, gesture: string) {
  const { unfitAtom, keepText, endText } = useEditor()
  const textAtom = useMemo(() => atom((get) => get(unfitAtom)[at]?.text ?? null), [unfitAtom, at])
  const unfit = useEditorValue(textAtom)
  // A panel that is left takes its fields with it, before they lose the focus.
  useEffect(() => () => endText(at), [endText, at])
  return {
    unfit,
    onUnfit: (text: string | null) => keepText(at, text, gesture),
    onLeft: () => endText(at),
  }
}
