let typed = ''
let stop = () => {}

/**
 * Keeps what is typed into a panel that opens (from its button or from nowhere) until `takeKeys`: its search box has yet
 * to be fetched.
 */
export function keepKeys(area: Element | null): void {
  const keep = (event: KeyboardEvent) => {
    const { key, target } = event
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (target !== document.body && !area?.contains(target as Node)) return
    const isLetter = key.length === 1
    // A space or Enter is the button's, until something is typed.
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

/** Gives what was typed since the panel was opened; from here on the search box has the keys. */
export function takeKeys(): string {
  stop()
  return typed
}
