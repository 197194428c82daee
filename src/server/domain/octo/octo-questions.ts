import type { ProductQuestion } from '../../../contract/types.ts'
import { answerErrors } from '../booking/answer-errors.ts'
import { isPickupQuestion } from '../suppliers/pickup-answers.ts'
import type { BookingAnswer } from '../suppliers/traveller.ts'
import { OctoError } from './octo-error.ts'
import type { OctoAnswer, OctoRecord } from './octo-record.ts'

type Question = Pick<ProductQuestion, 'code' | 'of' | 'label' | 'isRequired' | 'kind' | 'choices'> &
  Pick<ProductQuestion, 'unit' | 'minimum' | 'maximum' | 'askedIf'>

/** The longest list that is shown as radio buttons. */
const FEW = 5
const inputTypes = {
  text: 'text',
  number: 'number',
  height: 'number',
  weight: 'number',
  date: 'date',
  time: 'time',
  flight: 'text',
} as const

/**
 * Returns the questions of a kind as OCTO writes them: those of a party are an option's, those of a traveller a
 * unit's. Pickups have their own capability. OCTO knows no conditions, so that they are in the description.
 */
export function octoQuestions(questions: readonly Question[], of: Question['of']): OctoQuestion[] {
  return askedOf(questions, of).map((question) => octoQuestion(question, questions))
}

/** A question as OCTO writes it; its id is the code. */
export interface OctoQuestion {
  readonly id: string
  readonly required: boolean
  readonly label: string
  readonly description: string | null
  readonly inputType: string
  readonly selectOptions: readonly { readonly label: string; readonly value: string }[]
}

/** Returns each question with its answer, null for one without. */
export function octoAnswers(
  questions: readonly Question[],
  of: Question['of'],
  answers: readonly OctoAnswer[] = [],
): object[] {
  return octoQuestions(questions, of).map((question) => ({
    ...question,
    questionId: question.id,
    value: answers.find(({ questionId }) => questionId === question.id)?.value ?? null,
  }))
}

/** Returns a reseller's answers as the supplier reads them. */
export function bookingAnswers(answers: readonly OctoAnswer[] = []): BookingAnswer[] {
  return answers.map(({ questionId, value }) => ({ question: questionId, value }))
}

/** Throws UNPROCESSABLE_ENTITY with the first answer of a booking or its units that is missing or invalid. */
export function requireAnswers(
  questions: readonly Question[],
  { questionAnswers, unitItems }: Pick<OctoRecord, 'questionAnswers' | 'unitItems'>,
): void {
  const errors = [
    ...answerErrors(askedOf(questions, 'party'), bookingAnswers(questionAnswers), 'questionAnswers'),
    ...unitItems.flatMap((item, index) =>
      answerErrors(
        askedOf(questions, 'traveller'),
        bookingAnswers(item.questionAnswers),
        `unitItems[${index}].questionAnswers`,
      ),
    ),
  ]
  const [first] = errors
  if (first) throw new OctoError('UNPROCESSABLE_ENTITY', `${first.field} ${first.reason}`)
}

function askedOf<Asked extends Question>(questions: readonly Asked[], of: Question['of']): Asked[] {
  return questions.filter((question) => question.of === of && !isPickupQuestion(question))
}

function octoQuestion(question: Question, all: readonly Question[]): OctoQuestion {
  const { code, isRequired, label = code, kind = 'text', choices = [] } = question
  return {
    id: code,
    required: isRequired && question.askedIf === undefined,
    label,
    description: hintOf(question, all),
    inputType: choices.length === 0 ? inputTypes[kind] : choices.length > FEW ? 'select' : 'radio',
    selectOptions: choices.map((value) => ({ label: choiceLabel(code, value), value })),
  }
}

/** Bounds and condition of a question in English; null if it has neither. */
function hintOf({ minimum, maximum, unit, askedIf }: Question, all: readonly Question[]): string | null {
  const bounds = minimum !== undefined && maximum !== undefined ? `From ${minimum} to ${maximum}` : ''
  const before = all.find(({ code }) => code === askedIf?.question)
  const values = askedIf?.values.map((value) => choiceLabel(askedIf.question, value)).join(', ')
  const condition = before ? `Asked if “${before.label ?? before.code}” is answered by: ${values}` : ''
  const lines = [bounds && `${bounds}${unit ? ` ${unit}` : ''}`, condition].filter(Boolean)
  return lines.length === 0 ? null : `${lines.join('. ')}.`
}

function choiceLabel(code: string, value: string): string {
  if (code.endsWith('_language')) return new Intl.DisplayNames('en', { type: 'language' }).of(value) ?? value
  const words = value.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
