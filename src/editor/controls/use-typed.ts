import { useRef, useState } from 'react'
import { type Json, sameJson } from '../../tenant/settings/json.ts'

/** What a text stands for. */
interface Read<Value> {
  readonly value: Value | undefined
}

interface TypedInput<Value> {
  value: Json | undefined
  /** What was typed and makes no value; null where nothing was. */
  unfit: string | null
  onUnfit: (text: string | null) => void
  onChange: (value: Value | undefined, gesture: string) => void
  onEnd: () => void
  /** What typing is. */
  gesture: string
  /** The text of the value that stands there. */
  shown: string
  /** What a text makes; null where it makes no value. */
  read: (text: string) => Read<Value> | null
}

/**
 * What is typed where not every text makes a value: what makes one changes the field, what makes none stays as it was typed and
 * waits to be mended; once it is left, the field says what it said before.
 */
export function useTyped<Value extends Json>(input: TypedInput<Value>) {
  const { value, unfit, onUnfit, onChange, onEnd, gesture, shown, read } = input
  const [typed, setTyped] = useState<(Read<Value> & { text: string }) | null>(null)
  const before = useRef<Read<Json> | null>(null)
  const latest = useRef(unfit)
  latest.current = unfit
  // What comes from elsewhere, such as from 'Undo', is shown in the place of what was typed.
  const own = unfit ?? (typed && sameJson(typed.value, value) ? typed.text : null)
  return {
    text: own ?? shown,
    /** It stands there as it was typed. */
    isTyped: own !== null,
    isUnfit: unfit !== null,
    write(text: string) {
      before.current ??= { value }
      const fit = read(text)
      latest.current = fit ? null : text
      setTyped(fit && { text, value: fit.value })
      onUnfit(latest.current)
      if (fit) onChange(fit.value, gesture)
    },
    end() {
      const text = latest.current
      const first = before.current
      if (text !== null && first && !sameJson(first.value, value)) {
        onChange(first.value as Value | undefined, gesture)
        onUnfit(text)
      }
      before.current = null
      setTyped(null)
      onEnd()
    },
  }
}
