import { type RefObject, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

interface Typed {
  text: string
  readTo: string
  /** The value is by now what was typed, which may take a moment. */
  isTaken: boolean
}

interface TypedValueParts {
  /** Where the field stands, inside its form. */
  area: RefObject<HTMLElement | null>
  /** What the field was given. */
  value: string
  /** Takes what was typed and gives the value that it says, or null for what says none. */
  read: (typed: string) => string | null
  onChange: (value: string) => void
}

/**
 * A value that is typed in words of its own: as long as somebody types, the field shows what they type; once they leave, the
 * value. What says none is kept as the value as it was typed.
 */
export function useTypedValue({ area, value, read, onChange }: TypedValueParts) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const [wasLeft, setWasLeft] = useState(false)
  const settle = useCallback(() => {
    setTyped(null)
    setWasLeft(true)
  }, [])
  useOnSubmit(area, settle)
  useEffect(() => setTyped((now) => now && keptAt(now, value)), [value])
  return {
    /** Null while nobody types: a value that comes from elsewhere, as by going back, takes the place of what was typed. */
    text: typed?.readTo === value ? typed.text : null,
    wasLeft,
    settle,
    type(text: string) {
      const readTo = read(text) ?? text.trim()
      setTyped({ text, readTo, isTaken: readTo === value })
      onChange(readTo)
    },
  }
}

/** What was typed, as it is once the value is this one: forgotten where another took its place. */
function keptAt(typed: Typed, value: string): Typed | null {
  if (typed.readTo === value) return { ...typed, isTaken: true }
  return typed.isTaken ? null : typed
}

/** Before the form asks what is wrong: who sends it by voice, or by a button that takes no focus, has left no field. */
function useOnSubmit(area: RefObject<HTMLElement | null>, settle: () => void): void {
  useEffect(() => {
    const form = area.current?.closest('form')
    const settleNow = () => flushSync(settle)
    form?.addEventListener('submit', settleNow)
    return () => form?.removeEventListener('submit', settleNow)
  }, [area, settle])
}
