import { useCallback, useRef, useState } from 'react'
import type { DateFieldProps } from './date-field-props.ts'
import { isDay } from './date-limits.ts'
import type { DateFieldTexts } from './date-texts.ts'
import { Deferred } from './deferred.tsx'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'
import { RequiredMark } from './labelled.tsx'
import type { AroundToday } from './typed-date.ts'
import { dayInFigures, readTypedDate, shownDay } from './typed-date.ts'
import { useDismiss } from './use-dismiss.ts'
import { useTypedValue } from './use-typed-value.ts'

const loadPanel = () => import('./date-field-panel.tsx')
const fetchPanel = () => void loadPanel().catch(() => undefined)

/**
 * A day that is typed as its language writes it, or chosen in a calendar. Unreadable text stays as typed, with an
 * error.
 */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, name, required, placeholder, hint, error, language, texts } = props
  const [isOpen, setIsOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement | null>(null)
  const close = useCallback(() => setIsOpen(false), [])
  useDismiss(isOpen, close, area, opener)

  const open = (from: HTMLElement | null) => {
    opener.current = from
    setIsOpen(true)
  }
  const read = (typed: string) => {
    const found = readTypedDate(typed, language, props)
    return 'date' in found ? found.date : null
  }
  const { text, type, settle, wasLeft } = useTypedValue({ area, value, read, onChange })
  const typedError = text === null ? faultOf(props, wasLeft) : undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the controls inside
    <div
      ref={area}
      onKeyDown={(event) => {
        if (!isOpen || event.key !== 'Escape') return
        // Prevented before an enclosing dialog or panel receives it and closes too.
        event.preventDefault()
        opener.current?.focus()
        close()
      }}
      className={`relative ${props.className ?? ''}`}
    >
      {name && <input type="hidden" name={name} value={isDay(value) ? value : ''} />}
      <Field
        // Uses its own error text for a missing day, not the browser's.
        label={required ? withMark(label) : label}
        value={text ?? (isDay(value) ? shownDay(value, language) : value)}
        onChange={({ target }) => type(target.value)}
        onBlur={settle}
        onFocus={fetchPanel}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle()
          if (event.key !== 'ArrowDown' || !event.altKey) return
          event.preventDefault()
          open(event.currentTarget)
        }}
        autoComplete="off"
        placeholder={placeholder}
        aria-required={required}
        aria-invalid={typedError !== undefined ? true : undefined}
        error={typedError ?? error}
        hint={hint}
        end={
          texts && (
            <CalendarButton
              label={texts.open(label)}
              isOpen={isOpen}
              onPress={(button) => (isOpen ? close() : open(button))}
            />
          )
        }
      />
      {isOpen && texts && (
        <Deferred load={loadPanel} meanwhile={null}>
          {({ DateFieldPanel }) => (
            <DateFieldPanel
              {...props}
              texts={texts}
              onDone={() => {
                opener.current?.focus()
                close()
              }}
            />
          )}
        </Deferred>
      )}
    </div>
  )
}

function withMark(label: string) {
  return (
    <>
      {label}
      <RequiredMark />
    </>
  )
}

interface CalendarButtonProps {
  label: string
  isOpen: boolean
  onPress: (button: HTMLElement) => void
}

function CalendarButton({ label, isOpen, onPress }: CalendarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={({ currentTarget }) => onPress(currentTarget)}
      onPointerOver={fetchPanel}
      className="-me-3 flex size-11 shrink-0 items-center justify-center rounded-control text-link hover:bg-accent hover:text-accent-foreground focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-ring"
    >
      <Icon name="calendar" className="size-5" />
    </button>
  )
}

/** The error text; none until the texts have loaded. */
function faultOf(props: DateFieldProps, wasLeft: boolean): string | undefined {
  const { value, required, texts } = props
  if (value === '') return required && wasLeft ? (texts?.missing ?? '') : undefined
  const fault = dateFault(value, props)
  if (!fault) return undefined
  return texts ? faultWords(fault, props, texts) : ''
}
function faultWords(
  fault: DateFault,
  { earliest, latest, today, language }: DateFieldProps,
  texts: DateFieldTexts,
): string {
  // Month and day of the last day of a year cannot be confused with each other.
  const example = `${today.slice(0, 4)}-12-31`
  return {
    unreadable: () => texts.unreadable(shownDay(example, language), dayInFigures(example, language)),
    noSuchDay: () => texts.noSuchDay,
    tooEarly: () => texts.tooEarly(shownDay(earliest, language)),
    tooLate: () => texts.tooLate(shownDay(latest, language)),
  }[fault]()
}

/** The fault of a date field's value. */
type DateFault = 'unreadable' | 'noSuchDay' | 'tooEarly' | 'tooLate'

/** Returns the fault of a day (YYYY-MM-DD) or of typed text; null for a valid day and for an empty field. */
function dateFault(
  value: string,
  { language, ...around }: AroundToday & { language: string },
): DateFault | null {
  const { earliest, latest } = around
  if (value === '') return null
  if (!isDay(value)) {
    const read = readTypedDate(value, language, around)
    // The text is readable, but the caller does not have it as a day.
    return 'fault' in read ? read.fault : 'unreadable'
  }
  if (value < earliest) return 'tooEarly'
  return value > latest ? 'tooLate' : null
}
