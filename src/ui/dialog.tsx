import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'

interface DialogProps {
  title: string
  /** Left out: the dialog blocks the page and cannot be dismissed. */
  onClose?: () => void
  className?: string
  /** Stands above the title. */
  lead?: ReactNode
  children?: ReactNode
}

/** A modal dialog on the browser's own `<dialog>`: it keeps focus inside, makes the page behind inert and stands above everything.
 * The server's HTML shows it too, as an open dialog, and the browser turns it into a modal one when it hydrates. */
export function Dialog({ title, onClose, className, lead, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const dialog = element.current
    if (!dialog) return
    dialog.close()
    dialog.showModal()
    return () => dialog.close()
  }, [])
  return (
    <dialog
      ref={element}
      open
      aria-labelledby={id}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      // A second Escape is not asked about in every browser.
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !onClose) event.preventDefault()
      }}
      className={classNames(
        'fixed inset-0 z-50 m-auto h-fit w-[min(30rem,calc(100vw-2rem))] rounded-xl border border-border bg-popover p-8 text-popover-foreground shadow-float outline-none',
        'backdrop:bg-shade/70 backdrop:backdrop-blur-sm',
        className,
      )}
    >
      {lead}
      <h2 id={id} className="font-brand text-heading">
        {title}
      </h2>
      {children}
    </dialog>
  )
}
