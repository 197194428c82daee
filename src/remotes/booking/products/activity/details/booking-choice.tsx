import { useState } from 'react'
import type { ActivityAnswer } from '../../../../../contract/types.ts'
import { Alert } from '../../../../../ui/alert.tsx'
import { Button } from '../../../../../ui/button.tsx'
import { Deferred } from '../../../../../ui/deferred.tsx'
import { Icon } from '../../../../../ui/icon.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { useLocalTime } from '../../../spine/formatting/use-local-time.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import { LoadFailure } from '../../../spine/page-layout/load-failure.tsx'
import { PaymentsNotice } from '../../../spine/payment/payments-closed.tsx'
import { OptionList } from './option-list.tsx'
import { UnitSteppers } from './unit-steppers.tsx'
import type { VisitChoice } from './use-visit-choice.ts'

const loadDayPicker = async () => (await import('./day-picker.tsx')).DayPicker

interface BookingChoiceProps {
  answer: ActivityAnswer
  choice: VisitChoice
}

/** What a traveller chooses: who comes, the day, and an option with its start time. */
export function BookingChoice({ answer, choice }: BookingChoiceProps) {
  const text = useProductTexts()
  const { activity, options } = answer
  const { units, counts, setCount } = choice
  return (
    <div className="grid gap-5">
      <PaymentsNotice />
      <fieldset>
        <legend className="mb-1 font-bold">{text('choice.who')}</legend>
        <UnitSteppers {...{ units, counts, options }} onCount={setCount} />
      </fieldset>
      <DayChoice productCode={activity.productCode} choice={choice} />
      <Times {...{ answer, choice }} />
    </div>
  )
}

/** The chosen day; a press opens the calendar with prices, which is open while no day is chosen. */
function DayChoice({ productCode, choice }: { productCode: string; choice: VisitChoice }) {
  const text = useProductTexts()
  const { weekday } = useLocalTime()
  const { date, setDate } = choice
  const [isOpen, setIsOpen] = useState(date === null)
  return (
    <div>
      <p className="mb-2 font-bold" id="visit-day">
        {text('choice.day')}
      </p>
      <Button
        variant="outline"
        wide
        aria-expanded={isOpen}
        aria-describedby="visit-day"
        className="justify-start"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="calendar" className="size-4.5 text-link" />
        {date ? weekday(date) : text('choice.chooseDay')}
        <Icon name="down" className={`ms-auto size-4 ${isOpen ? 'rotate-180' : ''}`} />
      </Button>
      {isOpen && (
        <div className="mt-3">
          <Deferred load={loadDayPicker} meanwhile={<Skeleton className="h-88 rounded-lg" />}>
            {(DayPicker) => (
              <DayPicker
                {...{ productCode, date }}
                onPick={(day) => {
                  setDate(day)
                  setIsOpen(false)
                }}
              />
            )}
          </Deferred>
        </div>
      )}
    </div>
  )
}

/** The start times of the day, or why there are none and what to do then. */
function Times({ answer, choice }: BookingChoiceProps) {
  const text = useProductTexts()
  const { weekday } = useLocalTime()
  const { date, slots, error, refetch, setDate } = choice
  if (date === null) return null
  if (error && !slots) return <LoadFailure error={error} onRetry={refetch} level={2} />
  if (!slots) {
    return (
      <div role="status" className="grid gap-3">
        <span className="sr-only">{text('choice.loading')}</span>
        <Skeleton className="h-32 rounded-lg" />
        <Skeleton className="h-32 rounded-lg" />
      </div>
    )
  }
  const { closed, nextDate } = slots
  if (closed) {
    return (
      <Alert
        tone="info"
        title={text(`closed.${closed}`)}
        action={
          nextDate && (
            <Button variant="outline" size="small" onClick={() => setDate(nextDate)}>
              {text('closed.next', { day: weekday(nextDate) })}
            </Button>
          )
        }
      >
        {text(nextDate ? 'closed.hint' : 'closed.noNext')}
      </Alert>
    )
  }
  return (
    <OptionList options={answer.options} contentLanguage={answer.activity.contentLanguage} choice={choice} />
  )
}
