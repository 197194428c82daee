import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

const written = 'input, textarea, select, [contenteditable=true]'

/**
 * Focuses the search over all settings: `/` outside text fields, Ctrl+K or ⌘K anywhere except in a text that uses it
 * for links.
 */
export function useSearchKeys(input: RefObject<HTMLInputElement | null>, onCalled: () => void): void {
  const called = useRef(onCalled)
  called.current = onCalled
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event
      if (defaultPrevented || altKey || !(target instanceof Element)) return
      // A dialog over the settings has its own keys.
      if (document.querySelector('[role=dialog], [role=alertdialog]')) return
      const isSlash = key === '/' && !ctrlKey && !metaKey && !target.closest(written)
      const isCommand = key.toLowerCase() === 'k' && (ctrlKey || metaKey)
      if (!isSlash && !(isCommand && !target.closest('[contenteditable=true]'))) return
      event.preventDefault()
      // It may be hidden until now, and the next typed letter must already go into it.
      flushSync(() => called.current())
      // Not every browser focuses a selected field.
      input.current?.focus()
      input.current?.select()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [input])
}
