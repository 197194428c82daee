import type { ProductQuestion } from '../../../../contract/types.ts'
import type { BookingAnswer } from '../../../domain/suppliers/traveller.ts'
import { derivedUuid } from '../../../kernel/ids/derived-uuid.ts'
import type { OctoOption, OctoProduct, OctoQuestion } from './octo-answers.ts'

const prefix = 'octo_'
const mostCode = 40
const mostChoices = 60
const longestChoice = 120
const kinds: Readonly<Record<string, NonNullable<ProductQuestion['kind']>>> = {
  number: 'number',
  date: 'date',
  time: 'time',
}

/** An answer as OCTO takes it. */
export interface OctoAnswer {
  readonly questionId: string
  readonly value: string
}

/**
 * Returns the questions of a supplier about an option for units: those of product and option once, those of the units
 * to each traveller. A question that not every unit has is optional. Questions for files are left out, since none can be sent.
 */
export function readQuestions(
  product: OctoProduct,
  option: OctoOption,
  units: readonly { readonly unit: string }[],
): ProductQuestion[] {
  const ofUnits = option.units.filter(({ id }) => units.some(({ unit }) => unit === id))
  const isOfAll = ({ id }: OctoQuestion) =>
    ofUnits.every(({ questions = [] }) => questions.some((one) => one.id === id))
  const asked = (questions: readonly OctoQuestion[]) =>
    unique(questions).filter((question) => !hasOneAnswer(question))
  return [
    ...asked(partyQuestions(product, option)).map((one) => readQuestion(one, 'party')),
    ...asked(ofUnits.flatMap(({ questions = [] }) => questions)).map((one) => {
      const question = readQuestion(one, 'traveller')
      return { ...question, isRequired: question.isRequired && isOfAll(one) }
    }),
  ]
}

/** Returns the answers to the supplier's questions in its own ids and values; the others are left out. */
export function writeAnswers(
  questions: readonly OctoQuestion[],
  answers: readonly BookingAnswer[],
): OctoAnswer[] {
  return unique(questions).flatMap((question) => {
    const [only] = question.selectOptions ?? []
    if (only && hasOneAnswer(question)) return [{ questionId: question.id, value: only.value }]
    const given = answers.find((answer) => answer.question === codeOf(question))
    if (!given) return []
    const choice = choicesOf(question).find(({ label }) => label === given.value)
    return [{ questionId: question.id, value: choice?.value ?? given.value }]
  })
}

/** Returns the questions with one answer for the whole booking. */
export function partyQuestions(product: OctoProduct, option: OctoOption): OctoQuestion[] {
  return [...(product.questions ?? []), ...(option.questions ?? [])]
}

function readQuestion(question: OctoQuestion, of: ProductQuestion['of']): ProductQuestion {
  const { required, label, title, description, inputType = 'text' } = question
  const choices = choicesOf(question).map((choice) => choice.label)
  const text = [label || title || question.id, description].filter(Boolean).join(' · ')
  return {
    code: codeOf(question),
    of,
    label: text.slice(0, 200),
    isRequired: required,
    ...(choices.length > 0 ? { choices } : kinds[inputType] && { kind: kinds[inputType] }),
  }
}

/** The labels are what travellers choose, so that each is there once. */
function choicesOf({ selectOptions }: OctoQuestion): { label: string; value: string }[] {
  const options = (selectOptions ?? []).map(({ label, value }) => ({
    label: (label || value).slice(0, longestChoice),
    value,
  }))
  const labels = options.map(({ label }) => label)
  const each = options.filter(({ label }, index) => label !== '' && labels.indexOf(label) === index)
  return each.length < 2 ? [] : each.slice(0, mostChoices)
}

/** A question's code: its id, or a hash of an id that is no code. */
function codeOf({ id }: OctoQuestion): string {
  const code = prefix + (/^[a-z0-9_]+$/.test(id) ? id : derivedUuid(id).replaceAll('-', ''))
  return code.length <= mostCode ? code : prefix + derivedUuid(id).replaceAll('-', '')
}

function unique(questions: readonly OctoQuestion[]): OctoQuestion[] {
  return questions.filter(
    ({ id, inputType }, index) =>
      inputType !== 'file' && questions.findIndex((one) => one.id === id) === index,
  )
}

/** A list with one value leaves nothing to ask. */
function hasOneAnswer({ selectOptions }: OctoQuestion): boolean {
  return selectOptions?.length === 1
}
