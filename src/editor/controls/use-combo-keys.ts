import type { KeyboardEvent } from 'react'

/** Rows that Page Up and Page Down move by. */
const PAGE = 8

interface ComboKeysOptions {
  isOpen: boolean
  count: number
  active: number
  onActive: (at: number) => void
  onOpen: () => void
  onClose: () => void
  onTake: (at: number) => void
}

/** The keys of a box with a list below it: arrows wrap round, Page Up and Page Down stop at the ends. */
export function useComboKeys(options: ComboKeysOptions): (event: KeyboardEvent) => void {
  const { isOpen, count, active, onActive, onOpen, onClose, onTake } = options
  const go = (to: number) => {
    if (!isOpen) onOpen()
    else if (count > 0) onActive(to)
  }
  const round = (step: number) => go((active + step + count) % count)
  const page = (step: number) => go(Math.min(Math.max(active + step, 0), count - 1))
  const keys = new Map<string, () => void>([
    ['ArrowDown', () => round(1)],
    ['ArrowUp', () => round(-1)],
    ['PageDown', () => page(PAGE)],
    ['PageUp', () => page(-PAGE)],
    ['Enter', () => isOpen && onTake(active)],
  ])
  return (event) => {
    // An IME composition handles these keys itself.
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    const act = keys.get(event.key)
    if (act) {
      event.preventDefault()
      act()
    }
    if (event.key !== 'Escape' || !isOpen) return
    event.stopPropagation()
    onClose()
  }
}
