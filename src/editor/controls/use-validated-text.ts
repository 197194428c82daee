import { useRef, useState } from 'react'
import { type Json, sameJson } from '../../tenant/settings/json.ts'

/** The value of a text. */
interface Read<Value> {
  readonly value: Value | undefined
}

interface ValidatedTextInput<Value> {
  value: Json | undefined
  /** The typed text without a valid value; null if there is none. */
  unfit: string | null
  onUnfit: (text: string | null) => void
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
  const { value, unfit, onUnfit, onChange, onEnd, gesture, shown, read } = input
  const [typed, setTyped] = useState<(Read<Value> & { text: string }) | null>(null)
  /** The value that the field returns to, and the last value that this typing set. */
  const typing = useRef<{ before: Json | undefined; made: Json | undefined } | null>(null)
  // An outside change, such as 'Undo', replaces the typed text.
  const own = unfit ?? (typed && sameJson(typed.value, value) ? typed.text : null)
  return {
    text: own ?? shown,
    /** The text is exactly as typed. */
    isTyped: own !== null,
    isUnfit: unfit !== null,
    write(text: string) {
      const fit = read(text)
      const last = typing.current
      const before = last && sameJson(last.made, value) ? last.before : value
      const made = fit ? fit.value : (before as Value | undefined)
      typing.current = { before, made }
      setTyped(fit && { text, value: fit.value })
      if (fit) onUnfit(null)
      if (fit || !sameJson(made, value)) onChange(made, gesture)
      if (!fit) onUnfit(text)
    },
    end() {
      typing.current = null
      setTyped(null)
      onEnd()
    },
  }
}
