import { useEffect, useRef, useState } from 'react'

const REST_MS = 250

/**
 * A value that changes faster than the address should, such as a slider or text field: shown at once, and passed on
 * when it has settled. A change from outside replaces it.
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
