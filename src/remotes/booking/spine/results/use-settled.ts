import { useEffect, useRef, useState } from 'react'

const REST_MS = 250

/**
 * A value that is changed faster than the address should follow, as a slider or a text field: shown at once, and handed on when
 * it has rested. A change from outside takes its place.
 */
export function useSettled<Value>(
  value: Value,
  hand: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState<{ value: Value } | null>(null)
  const latest = useRef(hand)
  latest.current = hand
  useEffect(() => {
    if (!own) return
    const timer = setTimeout(() => {
      latest.current(own.value)
      setOwn(null)
    }, REST_MS)
    return () => clearTimeout(timer)
  }, [own])
  return [own ? own.value : value, (next) => setOwn({ value: next })]
}
