import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import type { IconName } from './icon-paths.ts'

/** Options that each key moves by; Page Up and Page Down stop at the ends of the list, the arrows wrap round. */
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

interface ComboboxState {
  /** Number of listed options. */
  count: number
  /** True from opening to closing, even while there is nothing to list. */
  isOpen: boolean
  /** True while options, or a message in their place, are visible. */
  isShown: boolean
  /** The active option before a key moves it: the first one, or -1 for none. */
  initial: 0 | -1
  onOpen: () => void
  onClose: () => void
  onChoose: (index: number) => void
}

/**
 * State and attributes of a text field with a list of suggestions, by the WAI-ARIA combobox pattern: the field keeps the focus
 * and names the active option. The caller draws field, list and options.
 */
export function useCombobox({ count, isOpen, isShown, initial, onOpen, onClose, onChoose }: ComboboxState) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [moved, setActive] = useState<number>(initial)
  const active = count === 0 ? -1 : moved < count ? moved : initial
  const reset = () => setActive(initial)
  const choose = (index: number) => {
    reset()
    onChoose(index)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event
    // Input methods use these keys to compose a word.
    if (event.nativeEvent.isComposing || ctrlKey || metaKey) return
    const step = steps[key]
    if (step !== undefined) {
      event.preventDefault()
      if (altKey && step < 0) return onClose()
      onOpen()
      if (!altKey && count > 0) setActive(moveBy(step, active, count))
    } else if (key === 'Enter' && isShown && active >= 0) {
      event.preventDefault()
      choose(active)
    } else if (key === 'Escape' && isOpen) {
      // Otherwise an enclosing dialog would close too.
      event.preventDefault()
      event.stopPropagation()
      reset()
      onClose()
    }
  }

  return {
    active,
    reset,
    list,
    field: {
      role: 'combobox',
      autoComplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': isShown,
      'aria-controls': isShown ? `${id}-list` : undefined,
      'aria-activedescendant': isShown && active >= 0 ? `${id}-${active}` : undefined,
      onKeyDown,
    },
    listId: `${id}-list`,
    option: (index: number) => ({
      id: `${id}-${index}`,
      role: 'option',
      'aria-selected': index === active,
      // A press would take the focus from the field.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      // Where one option is always active, it is the one under the pointer.
      onMouseMove: () => initial === 0 && setActive(index),
      onClick: () => choose(index),
    }),
  } as const
}

export type ComboboxParts = ReturnType<typeof useCombobox>

function moveBy(step: number, active: number, count: number): number {
  if (Math.abs(step) > 1) return Math.min(Math.max(active + step, 0), count - 1)
  return active < 0 && step < 0 ? count - 1 : (active + step + count) % count
}

export interface ComboboxOption {
  id: string
  label: string
  detail?: string
  /** It belongs to the option above it, and is indented. */
  isNested?: boolean
  icon?: IconName
}
