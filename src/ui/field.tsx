import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  error?: string | undefined
  hint?: string
  start?: ReactNode
}

/** The frame of every single-line control, so that they stand in one line. */
const fieldFrame =
  'flex min-h-13 w-full items-center gap-3 rounded-control border border-input bg-card px-3.5 text-foreground transition-colors focus-within:border-ring focus-within:outline-2 focus-within:outline-ring hover:border-brand-edge'

/** A labelled text field; its error and hint are read out with it. */
export function Field({ label, error, hint, start, className, id, ...rest }: FieldProps) {
  const own = useId()
  const input = id ?? own
  const note = error ?? hint
  return (
    <div className={className}>
      <label htmlFor={input} className="mb-1.5 block text-sm font-semibold">
        {label}
      </label>
      <span className={classNames(fieldFrame, error && 'border-destructive')}>
        {start}
        <input
          {...rest}
          id={input}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${input}-note` : undefined}
          className="min-h-11 w-full min-w-0 bg-transparent text-base outline-none"
        />
      </span>
      {note && (
        <p
          id={`${input}-note`}
          className={classNames('mt-1.5 text-sm', error ? 'text-destructive' : 'text-muted-foreground')}
        >
          {note}
        </p>
      )}
    </div>
  )
}
