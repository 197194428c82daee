import { atom } from 'jotai'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Json, sameJson } from '../../tenant/settings/json.ts'
import { useEditor, useEditorValue } from '../layout/editor-context.tsx'

/** The value of a text. */
interface Read<Value> {
  readonly value: Value | undefined
}

interface ValidatedTextInput<Value> {
  value: Json | undefined
  /** The typed text without a valid value; null if there is none. */
  invalidText: string | null
  onInvalidText: (text: string | null) => void
  onChange: (value: Value | undefined, gesture: string) => void
  onEnd: () => void
  /** The gesture that typing belongs to. */
  gesture: string
  /** The current value as text. */
  shown: string
  /** Returns the value of a text; null if it has none. */
  read: (text: string) => Read<Value> | null
}

/**
 * Typing in a field that not every text fits. A valid text changes the field. An invalid one stays as typed until it
 * is fixed, while the draft returns at once to the earlier value or a colleague's, so no half-typed value remains.
 */
export function useValidatedText<Value extends Json>(input: ValidatedTextInput<Value>) {
  const { value, invalidText, onInvalidText, onChange, onEnd, gesture, shown, read } = input
  const [typed, setTyped] = useState<(Read<Value> & { text: string }) | null>(null)
  /** The value that the field returns to, and the last value that this typing set. */
  const typing = useRef<{ before: Json | undefined; made: Json | undefined } | null>(null)
  // An outside change, such as 'Undo', replaces the typed text.
  const own = invalidText ?? (typed && sameJson(typed.value, value) ? typed.text : null)
  return {
    text: own ?? shown,
    /** The text is exactly as typed. */
    isTyped: own !== null,
    hasInvalidText: invalidText !== null,
    write(text: string) {
      const fit = read(text)
      const last = typing.current
      const before = last && sameJson(last.made, value) ? last.before : value
      const made = fit ? fit.value : (before as Value | undefined)
      typing.current = { before, made }
      setTyped(fit && { text, value: fit.value })
      if (fit) onInvalidText(null)
      if (fit || !sameJson(made, value)) onChange(made, gesture)
      if (!fit) onInvalidText(text)
    },
    end() {
      typing.current = null
      setTyped(null)
      onEnd()
    },
  }
}

/** Why a field does not accept the typed text. */
export function InvalidTextNote({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} role="alert" className="mt-1 text-xs font-medium text-destructive">
      {children}
    </p>
  )
}

/** Returns a field's invalid text and a function to store one, by its pointer and the gesture of typing. */
export function useInvalidText(at: string, gesture: string) {
  const { invalidTextsAtom, keepText, endText } = useEditor()
  const textAtom = useMemo(
    () => atom((get) => get(invalidTextsAtom)[at]?.text ?? null),
    [invalidTextsAtom, at],
  )
  const invalidText = useEditorValue(textAtom)
  // Leaving a panel removes its fields before they lose the focus.
  useEffect(() => () => endText(at), [endText, at])
  return {
    invalidText,
    onInvalidText: (text: string | null) => keepText(at, text, gesture),
    onLeft: () => endText(at),
  }
}
