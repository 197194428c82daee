import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/**
 * Makes a toolbar one stop of the Tab key: the arrow keys, Home and End go through its buttons, each of which says its name as
 * `data-stop`. Tab enters at `home`, or at the first where that is none of them.
 */
export function useRoving(home: string) {
  const [at, setAt] = useState<string | null>(null)
  return {
    stop: (name: string) => ({ 'data-stop': name, tabIndex: (at ?? home) === name ? 0 : -1 }),
    toolbar: {
      onFocus: ({ target }: FocusEvent) => setAt(stopOf(target)?.dataset.stop ?? null),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setAt(null)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return
        const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')]
        const from = stops.findIndex((one) => one.contains(event.target as Node))
        const isMirrored = document.documentElement.dir === 'rtl'
        const to = placeAfter(event.key, from, stops.length, isMirrored)
        if (from < 0 || to === null) return
        event.preventDefault()
        stops[to]?.focus()
      },
    },
  }
}

const stopOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-stop]') : null

/** Which of so many comes after a key; null for a key that leads nowhere. Past an end it begins anew. */
function placeAfter(key: string, from: number, count: number, isMirrored: boolean): number | null {
  const forth = key === 'ArrowDown' || key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')
  const back = key === 'ArrowUp' || key === (isMirrored ? 'ArrowRight' : 'ArrowLeft')
  if (forth) return (from + 1) % count
  if (back) return (from - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
