import { useRef } from 'react'
import { Field } from './field.tsx'
import { readTypedTime } from './typed-time.ts'
import { useTypedValue } from './use-typed-value.ts'

interface TimeFieldProps {
  label: string
  /** Accessible name, if the label alone is not clear. */
  name?: string
  /** HH:MM; the typed text if it is not a time; or empty. */
  value: string
  onChange: (value: string) => void
  /** Sets the names of the halves of the day. */
  language: string
  /** Shows how a time can be typed. */
  unreadable: (example: string) => string
  error?: string | undefined
  /** Id of an additional description. */
  describedBy?: string | undefined
  className?: string
}

/** An hour past noon, so that it is not read as a 12-hour time. */
const EXAMPLE = '14:30'

/**
 * A time of day, typed as its language writes it and shown in 24 hours. Unreadable text stays as typed, with an
 * error.
 */
export function TimeField(props: TimeFieldProps) {
  const { label, name, value, onChange, language, unreadable, error, describedBy, className } = props
  const area = useRef<HTMLDivElement>(null)
  const read = (typed: string) => readTypedTime(typed, language)
  const { text, settle, type } = useTypedValue({ area, value, read, onChange })
  const isStrange = text === null && value !== '' && read(value) === null
  return (
    <div ref={area} className={className}>
      <Field
        label={label}
        aria-label={name}
        aria-describedby={describedBy}
        value={text ?? value}
        onChange={({ target }) => type(target.value)}
        onBlur={settle}
        onKeyDown={({ key }) => {
          if (key === 'Enter') settle()
        }}
        autoComplete="off"
        error={isStrange ? unreadable(EXAMPLE) : error}
      />
    </div>
  )
}
