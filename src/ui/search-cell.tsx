import type { ReactNode, RefObject } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

interface SearchCellProps {
  icon: IconName
  label: string
  /** Id of the control inside. */
  control: string
  /** Next to another cell in a narrow place, where it has no icon. */
  narrow?: boolean
  className?: string
  children: ReactNode
}

/** One cell of a search bar: a small label above its control, in a frame that shows the focus and the open panel. */
export function SearchCell({ icon, label, control, narrow, className, children }: SearchCellProps) {
  return (
    <div className={classNames('search-cell', narrow && 'search-cell-narrow', className)}>
      <Icon name={icon} className="size-5 text-link" />
      <div className="min-w-0 flex-1">
        <label htmlFor={control}>{label}</label>
        {children}
      </div>
    </div>
  )
}

interface CellButtonProps {
  /** The cell's label. */
  label: string
  /** The chosen value, as text. */
  shown: string
  isOpen: boolean
  onPress: () => void
  /** Called when the pointer or the focus arrives: the moment to fetch the panel. */
  onIntent: () => void
  id?: string
  ref?: RefObject<HTMLButtonElement | null> | undefined
}

/** Shows the chosen value in a search cell; a press anywhere in the cell opens the panel. */
export function CellButton({ label, shown, isOpen, onPress, onIntent, ...rest }: CellButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={`${label}: ${shown}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      // The server may have another version of a language's date formats. Both are correct, so the page is not
      // rendered again.
      suppressHydrationWarning
      onClick={onPress}
      onPointerOver={onIntent}
      onFocus={onIntent}
      className="cell-button"
    >
      {shown}
    </button>
  )
}
