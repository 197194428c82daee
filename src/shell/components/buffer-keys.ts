let typed = ''
let stop = () => {}

/**
 * Buffers what is typed while a panel's search field loads, until `takeBufferedKeys`. Accepts keys of the panel and keys
 * without a focused element.
 */
export function bufferKeys(area: Element | null): void {
  const keep = (event: KeyboardEvent) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (target !== document.body && !area?.contains(target as Node)) return
    const isLetter = key.length === 1
    // Space and Enter belong to the button until something is typed.
    if (typed ? !isLetter && key !== 'Backspace' && key !== 'Enter' : !isLetter || key === ' ') return
    event.preventDefault()
    if (isLetter) typed += key
    else if (key === 'Backspace') typed = typed.slice(0, -1)
  }
  stop()
  typed = ''
  document.addEventListener('keydown', keep)
  stop = () => document.removeEventListener('keydown', keep)
}

/** Returns the buffered keys and stops buffering. */
export function takeBufferedKeys(): string {
  stop()
  return typed
}
