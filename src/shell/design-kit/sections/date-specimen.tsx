import { useMemo, useState } from 'react'
import { useDateField } from '../../../platform/dates/use-date-field.ts'
import { searchTexts } from '../../../platform/hotel-search/search-texts.ts'
import { usePage } from '../../../platform/page.tsx'
import { useText } from '../../../platform/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Calendar } from '../../../ui/calendar.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { type DateRangeValue, later } from '../../../ui/date-limits.ts'
import { dateNames } from '../../../ui/date-names.ts'
import { DatePeriod } from '../../../ui/date-period.tsx'
import { DayCell } from '../../../ui/day-cell.tsx'
import { TimeField } from '../../../ui/time-field.tsx'
import { Specimen, State } from '../specimen.tsx'
import { kitTexts } from '../texts.ts'

const { states, notes } = kitTexts
const times = { empty: '', filled: '14:30', error: '25' }

/** Fields for a day, a period and a time. */
export function DateSpecimen() {
  const { today } = usePage()
  return (
    <>
      <Specimen name="DateField" note={notes.dates}>
        <State label={states.empty}>
          <Day initial="" />
        </State>
        <State label={states.filled}>
          <Day initial={today} />
        </State>
        <State label={states.error}>
          <Day initial="2.30" />
        </State>
      </Specimen>
      <Specimen name="DatePeriod" note={notes.dates}>
        <State label={states.both}>
          <Period start={later(today, -3)} end={later(today, 6)} />
        </State>
        <State label={states.onlyFrom}>
          <Period start={today} end="" />
        </State>
        <State label={states.onlyTo}>
          <Period start="" end={today} />
        </State>
      </Specimen>
      <Specimen name="DayCell" note={notes.press}>
        <State label={states.filled}>
          <OneDay />
        </State>
      </Specimen>
      <Specimen name="Calendar" note={notes.press}>
        <State label={states.filled}>
          <Month />
        </State>
      </Specimen>
      <Specimen name="TimeField" note={notes.times}>
        {(['empty', 'filled', 'error'] as const).map((state) => (
          <State key={state} label={states[state]}>
            <Time initial={times[state]} />
          </State>
        ))}
      </Specimen>
    </>
  )
}

function useField() {
  const field = useDateField()
  return { ...field, earliest: '2000-01-01', latest: later(field.today, 540) }
}

function Day({ initial }: { initial: string }) {
  const t = useText('shell')
  const [value, setValue] = useState(initial)
  return <DateField {...useField()} label={t('search.checkIn')} value={value} onChange={setValue} />
}

function Time({ initial }: { initial: string }) {
  const { language } = useDateField()
  const [value, setValue] = useState(initial)
  return (
    <TimeField
      label={kitTexts.time}
      language={language}
      value={value}
      onChange={setValue}
      unreadable={kitTexts.unreadableTime}
    />
  )
}

function Period(initial: DateRangeValue) {
  const t = useText('shell')
  const [value, setValue] = useState(initial)
  return (
    <div className="grid grid-cols-2 gap-2">
      <DatePeriod
        {...useField()}
        startLabel={t('search.checkIn')}
        endLabel={t('search.checkOut')}
        value={value}
        onChange={setValue}
      />
    </div>
  )
}

function OneDay() {
  const t = useText('shell')
  const { today, language: locale, firstDayOfWeek } = useDateField()
  const { language } = usePage()
  const loadTexts = useMemo(() => () => searchTexts(language), [language])
  const [value, setValue] = useState(later(today, 7))
  return (
    <DayCell
      label={t('search.checkIn')}
      name="kit-day"
      value={value}
      onChange={setValue}
      earliest={today}
      latest={later(today, 365)}
      {...{ today, language: locale, firstDayOfWeek, loadTexts }}
    />
  )
}

/** Opened by a press, because a calendar takes the focus. */
function Month() {
  const t = useText('shell')
  const { today, language, firstDayOfWeek } = useDateField()
  const names = useMemo(() => dateNames(language), [language])
  const [isOpen, setIsOpen] = useState(false)
  const [day, setDay] = useState(later(today, 7))
  if (!isOpen) {
    return (
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {t('search.checkIn')}
      </Button>
    )
  }
  return (
    <Calendar
      layout="paged"
      months={1}
      first={today}
      last={later(today, 365)}
      opensAt={day}
      range={{ start: day, end: '' }}
      days={{
        start: day,
        end: '',
        isPreview: false,
        isInside: () => false,
        today,
        labelOf: names.full,
        refusalOf: () => undefined,
      }}
      {...{ names, language, firstDayOfWeek }}
      previousLabel={t('deals.previous')}
      nextLabel={t('deals.next')}
      onPick={setDay}
      onPoint={() => undefined}
      onMonth={() => undefined}
    />
  )
}
