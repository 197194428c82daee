import type { RefObject } from 'react'

interface CellButtonProps {
  /** The cell's own label. */
  label: string
  /** What is chosen. */
  shown: string
  isOpen: boolean
  onPress: () => void
  /** A pointer or the focus has come: the moment to fetch what a press opens. */
  onIntent: () => void
  id?: string
  ref?: RefObject<HTMLButtonElement | null> | undefined
}

/** Shows what was chosen in a search cell; a press anywhere in the cell opens the choice. */
export function CellButton({ label, shown, isOpen, onPress, onIntent, ...rest }: CellButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={`${label}: ${shown}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      // The server may know another version of a language's dates: both are right, and the page is not drawn anew for it.
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
