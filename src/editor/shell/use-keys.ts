import { useKeysEverywhere } from './use-keys-everywhere.ts'

/**
 * Undo and redo by the keys of every system, in the editor and in its previews. In a setting's own field they step through the
 * settings, whose history has what was typed there too, and a browser's steps would know nothing of the rest. Where something
 * else is written, such as a search or a note, and in what undoes by itself, the keys are that field's.
 */
export function useKeys(onTurn: (way: 'undo' | 'redo') => void): void {
  useKeysEverywhere((event) => {
    const step = stepOf(event)
    if (!step || event.defaultPrevented || isOwnText(event.target)) return
    event.preventDefault()
    onTurn(step)
  })
}

function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): 'undo' | 'redo' | null {
  if (altKey || !(ctrlKey || metaKey)) return null
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo'
  return key.toLowerCase() === 'y' && !shiftKey ? 'redo' : null
}

const written =
  'textarea, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file], [type=button])'

/** Whether a text is written there that is no setting. What is pressed in a preview is of another window's classes. */
function isOwnText(target: EventTarget | null): boolean {
  const element = target as Element | null
  if (!element?.closest?.(written)) return false
  return !element.closest('[data-own-steps], [data-field]')?.matches('[data-field]')
}
