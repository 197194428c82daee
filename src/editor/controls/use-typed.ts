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
 * What is typed where not every text makes a value: what makes one changes the field; what makes none stays as it was typed and
 * waits to be mended, while the field says again at once what it said before, or what came from elsewhere since. So nothing half
 * typed is left in it, however the field is left.
 */
export function useTyped<Value extends Json>(input: TypedInput<Value>) {
  const { value, unfit, onUnfit, onChange, onEnd, gesture, shown, read } = input
  const [typed, setTyped] = useState<(Read<Value> & { text: string }) | null>(null)
  /** What the field goes back to, and what this typing made it say last. */
  const typing = useRef<{ before: Json | undefined; made: Json | undefined } | null>(null)
  // What comes from elsewhere, such as from 'Undo', is shown in the place of what was typed.
  const own = unfit ?? (typed && sameJson(typed.value, value) ? typed.text : null)
  return {
    text: own ?? shown,
    /** It stands there as it was typed. */
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
