import { type RefObject, useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

interface Typed {
  text: string
  readTo: string
  /** True once the value is the typed one, which may take a moment. */
  isTaken: boolean
}

interface TypedValueOptions {
  /** The field's area inside its form. */
  area: RefObject<HTMLElement | null>
  /** The field's value. */
  value: string
  /** Returns the value of a typed text, or null if it is unreadable. */
  read: (typed: string) => string | null
  onChange: (value: string) => void
}

/**
 * A field whose value is typed in the user's own format: while it has the focus it shows the typed text, then the
 * formatted value. Unreadable text becomes the value as typed.
 */
export function useTypedValue({ area, value, read, onChange }: TypedValueOptions) {
  const [typed, setTyped] = useState<Typed | null>(null)
  const [wasLeft, setWasLeft] = useState(false)
  const settle = useCallback(() => {
    setTyped(null)
    setWasLeft(true)
  }, [])
  useOnSubmit(area, settle)
  useEffect(() => setTyped((now) => now && typedAt(now, value)), [value])
  return {
    /** Null unless the user is typing: a value set from outside, such as by going back, replaces the typed text. */
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

/** The typed text while the value is this one; null if another value has replaced it. */
function typedAt(typed: Typed, value: string): Typed | null {
  if (typed.readTo === value) return { ...typed, isTaken: true }
  return typed.isTaken ? null : typed
}

/**
 * Runs before the form is validated: after submitting by voice, or by a button that takes no focus, no field has lost
 * the focus.
 */
function useOnSubmit(area: RefObject<HTMLElement | null>, settle: () => void): void {
  useEffect(() => {
    const form = area.current?.closest('form')
    const settleNow = () => flushSync(settle)
    form?.addEventListener('submit', settleNow)
    return () => form?.removeEventListener('submit', settleNow)
  }, [area, settle])
}
