import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon.tsx'

interface PickerOptionProps {
  selected: boolean
  onChoose: () => void
  children: ReactNode
}

/** One choice of a picker's list. */
export function PickerOption({ selected, onChoose, children }: PickerOptionProps) {
  return (
    <button
      type="button"
      aria-current={selected ? 'true' : undefined}
      onClick={onChoose}
      className="flex min-h-11 w-full items-center gap-3 rounded-md px-3 text-start transition-colors hover:bg-accent hover:text-accent-foreground aria-[current]:font-semibold"
    >
      <span className="flex min-w-0 flex-1 items-center gap-3">{children}</span>
      {selected && <Icon name="check" className="size-4 text-link" />}
    </button>
  )
}
