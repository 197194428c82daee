import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { usePressOutside } from './use-press-outside.ts'
import { useScrollLock } from './use-scroll-lock.ts'

interface CellSheetProps {
  title: string
  closeLabel: string
  /** From `useIsWide`. */
  isWide: boolean
  onClose: () => void
  /** On a phone it is as high as the screen, not as what it holds. */
  fills?: boolean
  /** Of the panel where it floats. */
  className?: string
  /** Stays in sight below what scrolls. */
  footer: ReactNode
  children: ReactNode
}

const GAP = 8
/** Room for the site's header, which stays at the top. */
const HEADER = 72

/**
 * What opens at a cell of a search: on wide screens it floats at the cell, where there is room for it; a phone's screen it
 * fills from below, and the page behind is inert.
 */
export function CellSheet(props: CellSheetProps) {
  const { title, closeLabel, isWide, onClose, fills, className, footer, children } = props
  const element = useRef<HTMLDialogElement>(null)
  const outside = usePressOutside(isWide ? undefined : onClose)
  useScrollLock(!isWide)

  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog) return
    if (isWide) return place(dialog)
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

/** Where what a panel stands in begins and ends for the eye: the window, or a sheet that scrolls by itself. */
function visibleSpan(dialog: HTMLElement): { start: number; end: number } {
  let [start, end] = [HEADER, document.documentElement.clientHeight]
  for (let box = dialog.parentElement; box && box !== document.body; box = box.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue
    const { top, bottom } = box.getBoundingClientRect()
    start = Math.max(start, top)
    end = Math.min(end, bottom)
  }
  return { start, end }
}

/** Keeps a floating panel inside the window: sideways, and above its cell where only there is room for it. */
function place(dialog: HTMLDialogElement): void {
  const anchor = dialog.parentElement?.getBoundingClientRect()
  const box = dialog.getBoundingClientRect()
  if (!anchor || box.width === 0) return
  const { clientWidth } = document.documentElement
  const shift = Math.min(Math.max(box.left, GAP), Math.max(GAP, clientWidth - GAP - box.width)) - box.left
  const isRtl = getComputedStyle(dialog).direction === 'rtl'
  if (shift !== 0) dialog.style.insetInlineStart = `${isRtl ? -shift : shift}px`
  const { start, end } = visibleSpan(dialog)
  if (box.bottom <= end - GAP) return
  if (anchor.top - box.height - 2 * GAP >= start) dialog.dataset.above = ''
  else dialog.scrollIntoView({ block: 'nearest' })
}
