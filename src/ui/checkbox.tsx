import { type InputHTMLAttributes, type ReactNode, useEffect, useId, useRef } from 'react'
import { Choice, choiceNames } from './choice.tsx'
import { Icon } from './icon.tsx'
import { RequiredMark } from './labelled.tsx'
import { useEarlyInput } from './use-early-input.ts'

export interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** Some of the choices that it stands for are selected. */
  indeterminate?: boolean
}

/** The browser's own checkbox in the brand's colours; forced colours keep the system's. */
export function Checkbox({ label, hint, error, indeterminate = false, className, ...rest }: CheckboxProps) {
  const own = useId()
  const id = rest.id ?? own
  const box = useRef<HTMLInputElement>(null)
  useEarlyInput(box, rest.onChange)
  // HTML has no attribute for it.
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate
  }, [indeterminate])
  return (
    <Choice {...{ id, label, hint, error, className }} required={rest.required}>
      <span className="relative flex">
        <input
          {...rest}
          {...choiceNames({ id, hint, error })}
          ref={box}
          type="checkbox"
          className="peer size-5.5 cursor-[inherit] appearance-none rounded-xs border border-input bg-card transition-colors checked:border-brand-edge checked:bg-primary indeterminate:border-brand-edge indeterminate:bg-primary enabled:hover:border-brand-edge aria-invalid:border-destructive disabled:border-border disabled:bg-muted forced-colors:appearance-auto"
        />
        <span className={`${mark} peer-checked:flex peer-indeterminate:hidden`}>
          <Icon name="check" className="size-4" />
        </span>
        <span className={`${mark} peer-indeterminate:flex`}>
          <span className="h-0.5 w-2.5 rounded-full bg-current" />
        </span>
      </span>
    </Choice>
  )
}

const mark =
  'pointer-events-none absolute inset-0 hidden items-center justify-center text-primary-foreground peer-disabled:text-muted-foreground forced-colors:hidden!'

export interface CheckGroupProps {
  label: ReactNode
  required?: boolean
  className?: string
  /** Checkboxes. */
  children: ReactNode
}

/** Several of a few choices, all visible, below one question. */
export function CheckGroup({ label, required, className, children }: CheckGroupProps) {
  return (
    <fieldset className={className}>
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">{children}</div>
    </fieldset>
  )
}
