import { type ReactNode, useId } from 'react'
import { Icon } from '../../ui/icon.tsx'

interface FoldProps {
  title: string
  /** In a word or two: shown, hidden, how many. */
  state: string
  /** How it begins, to tell it by. */
  excerpt?: string
  isOpen: boolean
  onTurn: () => void
  children: ReactNode
}

/** A page's settings behind its title: what it is and how it begins; the rest is made when it is opened. */
export function Fold({ title, state, excerpt, isOpen, onTurn, children }: FoldProps) {
  const id = useId()
  return (
    <section aria-label={title} className="rounded-lg border bg-card">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={onTurn}
          className="block w-full rounded-lg px-3 py-2.5 text-start transition-colors hover:bg-muted/60 pointer-coarse:min-h-11"
        >
          <span className="flex items-center gap-2">
            <span className="min-w-0 flex-1 text-sm font-semibold">{title}</span>
            <span className="shrink-0 text-xs text-muted-foreground tabular-nums">{state}</span>
            <Icon
              name="down"
              className={`size-3.5 shrink-0 text-muted-foreground transition-[rotate] ${isOpen ? 'rotate-180' : ''}`}
            />
          </span>
          {excerpt && !isOpen && (
            <span dir="auto" className="mt-0.5 line-clamp-2 text-xs leading-relaxed text-muted-foreground">
              {excerpt}
            </span>
          )}
        </button>
      </h3>
      {isOpen && (
        <div id={id} className="grid grid-cols-1 gap-4 border-t px-3 pt-2 pb-4">
          {children}
        </div>
      )}
    </section>
  )
}
