import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/**
 * The frame of all text controls, so that they look alike and align. In forced colours a thick line replaces the red
 * one.
 */
export const controlFrame =
  'w-full rounded-control border border-input bg-card text-base text-foreground transition-colors hover:border-brand-edge forced-colors:aria-invalid:border-3'

/** For a frame around its control: it shows the focus and the state of the control. */
export const heldFrame = `${controlFrame} focus-within:border-ring focus-within:outline-2 focus-within:outline-ring has-disabled:cursor-not-allowed has-disabled:border-border has-disabled:bg-muted has-disabled:text-muted-foreground forced-colors:has-disabled:text-[GrayText] has-aria-invalid:border-destructive forced-colors:has-aria-invalid:border-3`

export interface LabelledProps {
  /** Id of the control; its hint or error has the id `<id>-note`. */
  id: string
  label: ReactNode
  required?: boolean | undefined
  error?: string | undefined
  hint?: ReactNode
  /** Shown opposite the hint: a counter. */
  aside?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** The frame of every form control: its label above, its hint or error below. */
export function Labelled({ id, label, required, error, hint, aside, className, children }: LabelledProps) {
  const note = error ?? hint
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block text-sm font-semibold">
        {label}
        {required && <RequiredMark />}
      </label>
      {children}
      {(note || aside) && (
        <div className="mt-1.5 flex justify-between gap-4 text-sm">
          {note && <Note id={`${id}-note`} error={error} hint={hint} />}
          {aside && <span className="ms-auto shrink-0">{aside}</span>}
        </div>
      )}
    </div>
  )
}

/** For sighted users; the control itself has `required`. Joined to the last word, so that it never starts a line. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="whitespace-nowrap text-destructive">
      {'\u2060\u00a0*'}
    </span>
  )
}

export interface NoteProps {
  id: string
  error?: string | undefined
  hint?: ReactNode
  className?: string
}

/** The error, else the hint, in the same place. */
export function Note({ id, error, hint, className }: NoteProps) {
  if (!error && !hint) return null
  const style = error ? 'font-medium text-destructive' : 'text-muted-foreground'
  return (
    <p id={id} className={classNames('min-w-0', style, className)}>
      {error ?? hint}
    </p>
  )
}
