import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

const written = 'input, textarea, select, [contenteditable=true]'

/** Calls the search over all settings: `/` where nothing is written, Ctrl+K or ⌘K anywhere but in a text that makes links with it. */
export function useSearchKeys(input: RefObject<HTMLInputElement | null>, onCalled: () => void): void {
  const called = useRef(onCalled)
  called.current = onCalled
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event
      if (defaultPrevented || altKey || !(target instanceof Element)) return
      // What lies over the settings has its own keys.
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return
      const isSlash = key === '/' && !ctrlKey && !metaKey && !target.closest(written)
      const isCommand = key.toLowerCase() === 'k' && (ctrlKey || metaKey)
      if (!isSlash && !(isCommand && !target.closest('[contenteditable=true]'))) return
      event.preventDefault()
      // It may have been folded away until now, and what is typed next must already be written in it.
      flushSync(() => called.current())
      // Not every browser gives the focus to what is selected.
      input.current?.focus()
      input.current?.select()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [input])
}
