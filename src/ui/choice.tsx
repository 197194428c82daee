import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Note, RequiredMark } from './labelled.tsx'

export interface ChoiceProps {
  /** Id of the control: `<id>-label` names it, `<id>-note` describes it. */
  id: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  required?: boolean | undefined
  /** Places the control at the end of the line, as a switch in a list of settings. */
  atEnd?: boolean | undefined
  className?: string | undefined
  /** The control; a press anywhere on the row reaches it. */
  children: ReactNode
}

/** A checkbox, radio button or switch with its label; a press anywhere on the row counts. */
export function Choice({ id, label, hint, error, required, atEnd, className, children }: ChoiceProps) {
  return (
    <label
      htmlFor={id}
      className={classNames(
        'flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:text-muted-foreground forced-colors:has-disabled:text-[GrayText]',
        atEnd && 'flex-row-reverse justify-between',
        className,
      )}
    >
      {/* The control is centred on the first line of a label of any length. */}
      <span className="flex h-[1lh] shrink-0 items-center">{children}</span>
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-medium">
          {label}
          {required && <RequiredMark />}
        </span>
        <Note id={`${id}-note`} error={error} hint={hint} className="mt-0.5 text-sm" />
      </span>
    </label>
  )
}

/** The accessible name of a control inside a `Choice` is the label only; its hint or error is the description. */
export function choiceNames({ id, hint, error }: Pick<ChoiceProps, 'id' | 'hint' | 'error'>) {
  return {
    id,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': error || hint ? `${id}-note` : undefined,
    'aria-invalid': error ? true : undefined,
  }
}
