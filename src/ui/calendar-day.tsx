import { createContext, use, useEffect, useRef } from 'react'
import type { DayButtonProps } from 'react-day-picker'
import { classNames } from './class-names.ts'

/** The facts that a calendar has about its days, by date. */
export interface CalendarDays {
  /** The ends of the shown range, chosen or pointed at; empty if there is none. */
  start: string
  end: string
  /** The end is only pointed at, not chosen. */
  isPreview: boolean
  /** True for a day in the range; in an open range, for all days before its end or after its start. */
  isInside: (date: string) => boolean
  today: string | undefined
  labelOf: (date: string) => string
  /** A short note below the number, such as a price; the label has it too. */
  noteOf?: (date: string) => string | undefined
  /** The reason why a day cannot be chosen, as text. */
  refusalOf: (date: string) => string | undefined
}

export const CalendarDaysContext = createContext<CalendarDays | null>(null)

/** A day of a calendar. A day that cannot be chosen still takes the focus, and announces the reason. */
export function CalendarDay({ day, modifiers, children, ...button }: DayButtonProps) {
  const days = use(CalendarDaysContext)
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (modifiers.focused) element.current?.focus()
  }, [modifiers.focused])
  if (!days) throw new Error('CalendarDay is used outside Calendar')

  const { isPreview } = days
  const date = day.isoDate
  const refusal = days.refusalOf(date)
  const isStart = date === days.start
  const isEnd = date === days.end
  const isInside = days.isInside(date)
  const note = days.noteOf?.(date)
  const isChosen = isStart || (isEnd && !isPreview)
  return (
    <button
      {...button}
      ref={element}
      aria-label={days.labelOf(date)}
      aria-disabled={refusal !== undefined}
      title={refusal}
      // Above its neighbours, whose tint would cover the focus ring.
      className="group/day relative isolate flex h-12 w-full items-center justify-center outline-none focus-visible:z-10 aria-disabled:cursor-not-allowed md:h-11"
    >
      {isInside && (
        <span
          data-inside=""
          className={classNames(
            'absolute inset-y-0 -z-10 bg-brand-4 forced-colors:border-y-2 forced-colors:border-[Highlight]',
            isStart ? 'start-1/2' : 'start-0 in-[td:first-child]:rounded-s-control',
            isEnd ? 'end-1/2' : 'end-0 in-[td:last-child]:rounded-e-control',
          )}
        />
      )}
      <span
        className={classNames(
          'relative flex size-11 items-center justify-center rounded-control border border-transparent font-medium tabular-nums transition-colors duration-100 group-focus-visible/day:outline-2 group-focus-visible/day:outline-offset-2 group-focus-visible/day:outline-ring max-md:size-12',
          isChosen &&
            'border-brand-edge bg-primary text-primary-foreground forced-colors:border-[Highlight] forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none forced-colors:group-focus-visible/day:outline-[CanvasText]',
          isEnd &&
            isPreview &&
            'border-brand-edge bg-popover text-popover-foreground forced-colors:border-2 forced-colors:border-dashed forced-colors:border-[Highlight]',
          // Forced colours also show transparent borders; a box around each day would hide the range.
          !isChosen && !(isEnd && isPreview) && 'forced-colors:border-0',
          !isChosen && isInside && 'text-accent-foreground',
          !isChosen &&
            refusal &&
            'font-normal text-muted-foreground/70 line-through forced-colors:text-[GrayText]',
          !isChosen && !refusal && 'group-hover/day:border-brand-edge forced-colors:group-hover/day:border',
        )}
      >
        {note === undefined ? (
          children
        ) : (
          <span className="grid justify-items-center leading-none">
            {children}
            <span className="mt-1 text-[0.625rem] font-normal whitespace-nowrap opacity-80">{note}</span>
          </span>
        )}
        {date === days.today && (
          <span
            className={classNames(
              'absolute bottom-1.5 size-1 rounded-full bg-current',
              isChosen ? 'forced-colors:bg-[HighlightText]' : 'forced-colors:bg-[CanvasText]',
            )}
          />
        )}
      </span>
    </button>
  )
}
