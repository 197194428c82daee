import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { useDismiss } from './use-dismiss.ts'

interface PopoverProps {
  /** Announced before the button's content; omitted if that suffices. */
  label?: string
  trigger: ReactNode
  triggerClassName?: string
  /** The edge of the button that the panel aligns with; `page` spans the wrapper's positioned ancestor. */
  align?: keyof typeof alignments
  panelClassName?: string
  className?: string
  /** Called before the panel opens: the moment to load its content. */
  onOpen?: () => void
  children: (close: () => void) => ReactNode
}

const alignments = { start: 'start-0', end: 'end-0', page: 'inset-x-3' } as const

/**
 * A button with a panel below it. The button toggles it; an outside click and Escape close it (spec §2.6). Arrow
 * keys, Home and End move between the focusable elements inside.
 */
export function Popover(props: PopoverProps) {
  const {
    label,
    trigger,
    triggerClassName,
    align = 'end',
    panelClassName,
    className,
    onOpen,
    children,
  } = props
  const [open, setOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = useCallback(() => setOpen(false), [])
  useDismiss(open, close, area, button)
  const finish = () => {
    button.current?.focus()
    setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the controls inside
    <div ref={area} className={classNames('relative', className)} onKeyDown={walk}>
      <button
        ref={button}
        type="button"
        className={triggerClassName}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          if (!open) onOpen?.()
          setOpen(!open)
        }}
      >
        {label && <span className="sr-only">{label} </span>}
        {trigger}
      </button>
      {open && (
        <div
          id={id}
          className={classNames(
            'absolute top-full z-40 mt-2 animate-rise rounded-lg border border-border bg-popover text-popover-foreground shadow-float',
            alignments[align],
            panelClassName,
          )}
        >
          {children(finish)}
        </div>
      )}
    </div>
  )
}

const stops = 'a[href], button:not(:disabled), input:not(:disabled)'

function walk(event: KeyboardEvent<HTMLElement>) {
  if (!['ArrowDown', 'ArrowUp', 'Home', 'End'].includes(event.key)) return
  const isTyping = event.target instanceof HTMLInputElement
  if (isTyping && (event.key === 'Home' || event.key === 'End')) return
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(stops)]
  const at = items.indexOf(event.target as HTMLElement)
  const wanted = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 1, End: items.length - 1 }[event.key] ?? at
  const next = items[(wanted + items.length) % items.length]
  if (items.length < 2 || !next) return
  event.preventDefault()
  next.focus()
}
