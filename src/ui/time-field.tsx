import { useRef } from 'react'
import { Field } from './field.tsx'
import { readTypedTime } from './typed-time.ts'
import { useTypedValue } from './use-typed-value.ts'

interface TimeFieldProps {
  label: string
  /** Its name where the label alone says too little. */
  name?: string
  /** HH:MM; what was typed in its place where that is none; or empty. */
  value: string
  onChange: (value: string) => void
  /** Names the halves of the day. */
  language: string
  /** Shows how a time can be typed. */
  unreadable: (example: string) => string
  error?: string | undefined
  /** Id of what else tells about it. */
  describedBy?: string | undefined
  className?: string
}

/** The hour is past noon, so that nobody takes it for one of twelve. */
const EXAMPLE = '14:30'

/** A time of day that is typed as its language writes it, and shown in hours to 24. What cannot be read stays as it was typed, and says so. */
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
