import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { ScrollBody } from './scroll-body.tsx'
import { usePressOutside, useScrollLock } from './use-modal.ts'

export interface DialogProps {
  title: string
  /** Shown below the title and announced with it. */
  description?: ReactNode
  /** With false it closes; its content stays as it was. */
  open?: boolean
  /**
   * Called on Escape, an outside press and the close button. If omitted, the dialog blocks the page and cannot be
   * dismissed.
   */
  onClose?: () => void
  /** Name of the close button; there is none without it. */
  closeLabel?: string
  size?: keyof typeof sizes
  className?: string
  /** Shown above the title. */
  lead?: ReactNode
  children?: ReactNode
  /** Buttons, the main one last; on phones they are stacked, the main one on top. */
  footer?: ReactNode
}

const sizes = { small: 'max-w-sm', medium: 'max-w-[30rem]', large: 'max-w-3xl', wide: 'max-w-6xl' } as const

const focusable = 'a[href], button, input, select, textarea, [tabindex]'

/** A dialog that can be dismissed is a sheet at the bottom of a phone, near the thumb. */
const sheet =
  'max-sm:mb-0 max-sm:w-full max-sm:max-w-none max-sm:rounded-b-none max-sm:border-x-0 max-sm:border-b-0 max-sm:pb-[max(1.5rem,env(safe-area-inset-bottom))] max-sm:not-open:translate-y-full max-sm:starting:open:translate-y-full'

// `translate` is none while it is open; otherwise fixed elements inside would be positioned relative to the dialog.
const motion =
  'not-open:translate-y-2 not-open:opacity-0 starting:open:translate-y-2 starting:open:opacity-0 transition-[opacity,translate,display,overlay] transition-discrete duration-200 ease-out'
const backdrop =
  'backdrop:bg-shade/70 backdrop:backdrop-blur-sm backdrop:transition-[opacity,display,overlay] backdrop:transition-discrete backdrop:duration-200 not-open:backdrop:opacity-0 starting:open:backdrop:opacity-0 motion-reduce:backdrop:transition-none'

/**
 * A modal dialog on the browser's `<dialog>`: it traps the focus, makes the page behind inert and is above
 * everything. In the server's HTML it is an open dialog, which becomes modal on hydration. Long content scrolls. The
 * focus moves to the first control, and on closing returns.
 */
export function Dialog(props: DialogProps) {
  const { title, description, open = true, onClose, closeLabel, size = 'medium' } = props
  const { className, lead, children, footer } = props
  const element = useRef<HTMLDialogElement>(null)
  const outside = usePressOutside(onClose)
  const id = useId()
  // Only for the server's HTML; afterwards the browser decides whether it is open.
  const [atFirst] = useState(open)
  useScrollLock(open)
  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog || !open) return
    const focused = document.activeElement
    dialog.removeAttribute('open')
    dialog.showModal()
    // A field with autofocus keeps the focus.
    if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus()
    // Some browsers focus the part that scrolls.
    else if (!document.activeElement?.matches(focusable))
      dialog.querySelector<HTMLElement>(focusable)?.focus()
    // Also when the component is removed: a dialog that leaves the page while open does not return the focus.
    return () => dialog.close()
  }, [open])
  return (
    <dialog
      ref={element}
      open={atFirst}
      aria-labelledby={id}
      aria-describedby={description ? `${id}-description` : undefined}
      tabIndex={-1}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose?.()
      }}
      // In some browsers a second Escape in a row, or a phone's back gesture, closes it unasked; a blocking dialog
      // stays.
      onClose={(event) => {
        const { currentTarget: dialog, target } = event
        if (target !== dialog || !open || dialog.open) return
        if (onClose) onClose()
        else dialog.showModal()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !onClose) event.preventDefault()
      }}
      {...outside}
      className={classNames(
        'fixed inset-0 z-50 m-auto h-fit max-h-[min(92dvh,60rem)] w-[calc(100vw-2rem)] flex-col overflow-hidden rounded-xl border border-border bg-popover py-6 text-popover-foreground shadow-float outline-none open:flex sm:py-8',
        sizes[size],
        motion,
        backdrop,
        onClose && sheet,
        className,
      )}
    >
      <div className={classNames('px-6 sm:px-8', closeLabel && 'pe-16 sm:pe-16')}>
        {lead}
        <h2 id={id} className="font-brand text-heading">
          {title}
        </h2>
        {description && (
          <p id={`${id}-description`} className="mt-2 text-muted-foreground">
            {description}
          </p>
        )}
      </div>
      {children && <ScrollBody className="-mb-1 px-6 pt-4 pb-1 sm:px-8">{children}</ScrollBody>}
      {footer && (
        <div className="flex flex-wrap justify-end gap-3 px-6 pt-6 max-sm:flex-col-reverse sm:px-8">
          {footer}
        </div>
      )}
      {/* Last in the focus order: the content comes first. */}
      {closeLabel && (
        <Button
          variant="ghost"
          square
          aria-label={closeLabel}
          onClick={onClose}
          className="absolute end-3 top-3 sm:end-5 sm:top-5"
        >
          <Icon name="close" />
        </Button>
      )}
    </dialog>
  )
}
