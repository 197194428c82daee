import { type ChangeEvent, type ReactNode, type TextareaHTMLAttributes, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlFrame, Labelled } from './labelled.tsx'
import { useEarlyInput } from './use-early-input.ts'

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: ReactNode
  error?: string | undefined
  hint?: ReactNode
  /** The used part of `maxLength`, for sighted users: `12 / 200`. */
  count?: (used: number, most: number) => string
  /** Announced once nine tenths of `maxLength` are used: `20 characters left`. */
  left?: (left: number) => string
}

const FEW_LEFT = 0.1

/** A labelled text of several lines. It grows with its content, and shows the remaining characters. */
export function TextArea(props: TextAreaProps) {
  const { label, error, hint, count, left, className, id, onChange, maxLength, ...rest } = props
  const own = useId()
  const control = id ?? own
  const [typed, setTyped] = useState(String(rest.defaultValue ?? '').length)
  const box = useRef<HTMLTextAreaElement>(null)
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.target.value.length)
    onChange?.(event)
  }
  useEarlyInput(box, change)
  const used = rest.value === undefined ? typed : String(rest.value).length
  const isScarce = maxLength !== undefined && maxLength - used <= maxLength * FEW_LEFT
  const counter = maxLength !== undefined && count && (
    <span
      aria-hidden="true"
      className={classNames(
        'tabular-nums',
        isScarce ? 'font-semibold text-foreground' : 'text-muted-foreground',
      )}
    >
      {count(used, maxLength)}
    </span>
  )
  return (
    <Labelled {...{ id: control, label, error, hint, className }} required={rest.required} aside={counter}>
      <textarea
        rows={4}
        {...rest}
        ref={box}
        id={control}
        maxLength={maxLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${control}-note` : undefined}
        onChange={change}
        className={classNames(
          controlFrame,
          'block field-sizing-content max-h-96 min-h-28 resize-y px-3.5 py-3 leading-relaxed',
          'focus-visible:border-ring focus-visible:outline-offset-0 aria-invalid:border-destructive disabled:cursor-not-allowed disabled:border-border disabled:bg-muted disabled:text-muted-foreground',
        )}
      />
      <span role="status" className="sr-only">
        {isScarce && left?.(maxLength - used)}
      </span>
    </Labelled>
  )
}
