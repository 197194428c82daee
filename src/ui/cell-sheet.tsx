import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { floatAbove, placeInPage } from './place-panel.ts'
import { usePressOutside, useScrollLock } from './use-modal.ts'

interface CellSheetProps {
  title: string
  closeLabel: string
  /** From `useIsWide`. */
  isWide: boolean
  onClose: () => void
  /** On a phone it takes the full height of the screen, whatever its content. */
  fills?: boolean
  /** Classes of the floating panel. */
  className?: string
  /** Stays visible below the scrolling content. */
  footer: ReactNode
  children: ReactNode
}

/**
 * The panel of a search cell. On wide screens it floats next to the cell where there is room, also beyond the edge of
 * a dialog; on phones it fills the screen from below, and the page behind is inert.
 */
export function CellSheet(props: CellSheetProps) {
  const { title, closeLabel, isWide, onClose, fills, className, footer, children } = props
  const element = useRef<HTMLDialogElement>(null)
  const outside = usePressOutside(isWide ? undefined : onClose)
  useScrollLock(!isWide)

  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog) return
    if (isWide) return dialog.parentElement?.closest('dialog') ? floatAbove(dialog) : placeInPage(dialog)
    dialog.showModal()
    return () => dialog.close()
  }, [isWide])

  useEffect(() => {
    const dialog = element.current
    if (dialog?.contains(document.activeElement)) return
    dialog?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
  }, [])

  return (
    <dialog
      key={String(isWide)}
      ref={element}
      open={isWide}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      {...outside}
      className={classNames(
        'flex flex-col border bg-popover text-popover-foreground shadow-float outline-none',
        isWide
          ? 'absolute inset-auto start-0 top-full z-40 m-0 my-2 max-w-none scroll-my-4 animate-rise rounded-xl data-above:top-auto data-above:bottom-full'
          : 'fixed inset-x-0 top-auto bottom-0 m-0 max-h-dvh w-full max-w-none rounded-t-2xl border-x-0 border-b-0 transition-transform duration-200 starting:translate-y-1/4 backdrop:bg-shade/60',
        isWide ? className : fills && 'h-dvh',
      )}
    >
      {!isWide && (
        <div className="flex min-h-14 shrink-0 items-center justify-between gap-4 ps-4 pe-2">
          <h2 className="font-brand text-heading">{title}</h2>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={onClose}
            className="flex size-11 items-center justify-center rounded-control hover:bg-accent hover:text-accent-foreground"
          >
            <Icon name="close" />
          </button>
        </div>
      )}
      {children}
      <div className="flex shrink-0 flex-wrap items-center gap-3 border-t px-4 py-3 max-md:pb-[max(0.75rem,env(safe-area-inset-bottom))]">
        {footer}
      </div>
    </dialog>
  )
}
