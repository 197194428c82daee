import type { RefObject } from 'react'

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
