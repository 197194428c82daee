import { useApi } from '@livery/platform'
import { type FormEvent, useId, useState } from 'react'
import { ApiError } from '../../../../api/api-error.ts'
import { answerQuestions } from '../../../../api/bookings.ts'
import type { BookingItem } from '../../../../contract/types.ts'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { answerFault, answerValue, applicableQuestions } from '../checkout/answers.ts'
import type { Faults } from '../checkout/fault.ts'
import { QuestionFields } from '../checkout/question-fields.tsx'
import type { Typed } from '../checkout/typed.ts'
import { focusNamedField } from '../checkout/use-form-fields.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useMoment } from '../trips/use-moment.ts'

interface AnswerDialogProps {
  /** The booking's. */
  reference: string
  item: BookingItem
  onClose: () => void
  /** Called after the answers were stored. */
  onChange: () => void
}

const nameOf = (code: string) => `later.${code}`

/** Asks the questions that travellers may answer after the booking, with the answers that they gave before. */
export function AnswerDialog({ reference, item, onClose, onChange }: AnswerDialogProps) {
  const text = useProductTexts()
  const { moment } = useMoment()
  const form = useId()
  const { questions = [], until = '' } = item.laterQuestions ?? {}
  const [typed, setTyped] = useState<Typed>(() => typedAnswers(item))
  const [faults, setFaults] = useState<Faults>({})
  const { isBusy, failure, send } = useAnswers(reference, item, onChange)
  const asked = applicableQuestions(questions, (code) => typed[nameOf(code)] ?? '')

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = asked.flatMap((question) => {
      const name = nameOf(question.code)
      const fault = answerFault(question, typed, name)
      return fault ? [[name, fault] as const] : []
    })
    setFaults(Object.fromEntries(found))
    const [first] = found
    if (first) return focusNamedField(first[0])
    const answers = asked.map((question) => ({
      question: question.code,
      value: answerValue(question, typed, nameOf(question.code)),
    }))
    send(answers.filter(({ value }) => value !== ''))
  }

  return (
    <Dialog
      title={text('later.title')}
      description={text('later.until', { when: moment(until) })}
      closeLabel={text('trips.keep')}
      onClose={() => !isBusy && onClose()}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isBusy}>
            {text('trips.keep')}
          </Button>
          <Button type="submit" form={form} busy={isBusy}>
            {text('later.save')}
          </Button>
        </>
      }
    >
      <form method="post" id={form} noValidate onSubmit={submit} className="grid gap-4">
        {failure !== null && (
          <Alert tone="destructive" title={text('later.failed')}>
            {text(`later.failure.${failure}`)}
          </Alert>
        )}
        <QuestionFields
          questions={questions}
          nameOf={nameOf}
          field={(name) => {
            const fault = faults[name]
            return {
              id: name,
              name,
              value: typed[name] ?? '',
              error: fault && text(`checkout.fault.${fault}`),
              onChange: ({ target }) => {
                setTyped((before) => ({ ...before, [name]: target.value }))
                setFaults({})
              },
            }
          }}
        />
      </form>
    </Dialog>
  )
}

function typedAnswers({ party: { answers = [] } }: BookingItem): Typed {
  return Object.fromEntries(answers.map(({ question, value }) => [nameOf(question), value]))
}

/** Why answers were not stored, as the page explains it. */
type AnswerFailure = 'too_late' | 'refused' | 'unknown'

/** Sends answers; the booking is shown again once they are stored. */
function useAnswers(reference: string, { id: itemId }: BookingItem, onDone: () => void) {
  const client = useApi()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<AnswerFailure | null>(null)
  const send = async (answers: { question: string; value: string }[]) => {
    setBusy(true)
    setFailure(null)
    try {
      await answerQuestions(client, reference, { itemId, answers })
      onDone()
    } catch (error) {
      const reason = error instanceof ApiError ? error.reason : undefined
      setFailure(reason === 'too_late' || reason === 'refused' ? reason : 'unknown')
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, failure, send: (answers: Parameters<typeof send>[0]) => void send(answers) }
}
