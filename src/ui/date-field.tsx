import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type DateFault, dateFault } from './date-fault.ts'
import type { DateFieldProps } from './date-field-props.ts'
import type { DateFieldTexts } from './date-field-texts.ts'
import { isDay } from './date-limits.ts'
import { Field } from './field.tsx'
import { Icon } from './icon.tsx'
import { RequiredMark } from './labelled.tsx'
import { Late } from './late.tsx'
import { dayInFigures, readTypedDate, shownDay } from './typed-date.ts'
import { useDismiss } from './use-dismiss.ts'

const loadPanel = () => import('./date-field-panel.tsx')
const fetchPanel = () => void loadPanel().catch(() => undefined)

/** A day that is typed as its language writes it, or chosen in a calendar. What cannot be read stays as it was typed, and says so. */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, name, required, placeholder, hint, error, language, texts } = props
  const [typed, setTyped] = useState<{ text: string; readTo: string } | null>(null)
  const [wasLeft, setWasLeft] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const area = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement | null>(null)
  const close = useCallback(() => setIsOpen(false), [])
  useDismiss(isOpen, close, area, opener)

  const open = (from: HTMLElement | null) => {
    opener.current = from
    setIsOpen(true)
  }
  const type = (text: string) => {
    const read = readTypedDate(text, language, props)
    const readTo = 'date' in read ? read.date : text.trim()
    setTyped({ text, readTo })
    onChange(readTo)
  }
  const settle = useCallback(() => {
    setTyped(null)
    setWasLeft(true)
  }, [])
  useOnSubmit(area, settle)
  // A value that comes from elsewhere, as by going back, takes the place of what was typed.
  const isTyping = typed?.readTo === value
  const said = isTyping ? undefined : faultOf(props, wasLeft)
  return (
    <div ref={area} className={`relative ${props.className ?? ''}`}>
      {name && <input type="hidden" name={name} value={isDay(value) ? value : ''} />}
      <Field
        // Its own word for a missing day, instead of the browser's.
        label={required ? withMark(label) : label}
        value={isTyping ? typed.text : isDay(value) ? shownDay(value, language) : value}
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
        aria-invalid={said !== undefined ? true : undefined}
        error={said ?? error}
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
        <Late load={loadPanel} meanwhile={null}>
          {({ DateFieldPanel }) => (
            <DateFieldPanel
              {...props}
              texts={texts}
              onChange={(day) => {
                setTyped(null)
                onChange(day)
              }}
              onDone={() => {
                opener.current?.focus()
                close()
              }}
            />
          )}
        </Late>
      )}
    </div>
  )
}

/** Before the form asks what is wrong: who sends it by voice, or by a button that takes no focus, has left no field. */
function useOnSubmit(area: RefObject<HTMLElement | null>, settle: () => void): void {
  useEffect(() => {
    const form = area.current?.closest('form')
    const settleNow = () => flushSync(settle)
    form?.addEventListener('submit', settleNow)
    return () => form?.removeEventListener('submit', settleNow)
  }, [area, settle])
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

/** What is wrong, in words; without any until they have come. */
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
  // No month and no day of it are mistaken for each other on the last of a year.
  const example = `${today.slice(0, 4)}-12-31`
  return {
    unreadable: () => texts.unreadable(shownDay(example, language), dayInFigures(example, language)),
    noSuchDay: () => texts.noSuchDay,
    tooEarly: () => texts.tooEarly(shownDay(earliest, language)),
    tooLate: () => texts.tooLate(shownDay(latest, language)),
  }[fault]()
}
