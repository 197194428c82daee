import type { FieldError, Party, ProductQuestion } from '../../../contract/types.ts'
import { dayNumber } from '../../kernel/dates/calendar.ts'

type Answers = NonNullable<Party['answers']>
type AnswerKind = NonNullable<ProductQuestion['kind']>

/**
 * Returns the missing, superfluous or invalid answers to an item's questions to a traveller or the party. A question
 * that depends on an earlier answer applies only after it. No reason repeats an answer, which may be personal.
 */
export function answerErrors(
  questions: readonly ProductQuestion[],
  answers: Answers,
  field: string,
): FieldError[] {
  const asked = askedQuestions(questions, answers)
  const byCode = new Map(questions.map((question) => [question.code, question]))
  const answered = new Set<string>()
  const errors: FieldError[] = []
  for (const [index, { question: code, value }] of answers.entries()) {
    const question = byCode.get(code)
    const at = `${field}[${index}]`
    if (question === undefined)
      errors.push({ field: `${at}.question`, reason: `${code} is not a question of this product` })
    else if (answered.has(code))
      errors.push({ field: `${at}.question`, reason: `${code} is already answered` })
    else if (!asked.has(code))
      errors.push({
        field: `${at}.question`,
        reason: `${code} is not asked after this answer to ${question.askedIf?.question}`,
      })
    else errors.push(...valueErrors(question, value, `${at}.value`))
    answered.add(code)
  }
  for (const { code, isRequired } of questions) {
    if (isRequired && asked.has(code) && !answered.has(code))
      errors.push({ field, reason: `must answer ${code}` })
  }
  return errors
}

/** Returns the codes of the questions that apply; an answer to one that does not apply decides nothing. */
function askedQuestions(questions: readonly ProductQuestion[], answers: Answers): Set<string> {
  const asked = new Set<string>()
  for (const { code, askedIf } of questions) {
    const value = askedIf && answers.find(({ question }) => question === askedIf.question)?.value
    const isAsked = !askedIf || (asked.has(askedIf.question) && askedIf.values.includes(value ?? ''))
    if (isAsked) asked.add(code)
  }
  return asked
}

function valueErrors(question: ProductQuestion, value: string, field: string): FieldError[] {
  const { choices, kind = 'text' } = question
  if (choices && !choices.includes(value)) return [{ field, reason: `must be one of ${choices.join(', ')}` }]
  const reason = forms[kind](value, question)
  return reason === null ? [] : [{ field, reason }]
}

/** What is wrong with an answer, by its kind; null if nothing. */
const forms: Readonly<Record<AnswerKind, (value: string, question: ProductQuestion) => string | null>> = {
  text: () => null,
  number: wholeNumber,
  height: wholeNumber,
  weight: wholeNumber,
  date: (value) => (Number.isNaN(dayNumber(value)) ? 'must be a calendar date, YYYY-MM-DD' : null),
  time: (value) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? null : 'must be a time, HH:mm'),
  flight: (value) =>
    /^(?:[A-Z][A-Z\d]|\d[A-Z])[A-Z]?\d{1,4}[A-Z]?$/.test(value)
      ? null
      : 'must be a flight number such as TP1234',
}

function wholeNumber(value: string, { unit, minimum = 0, maximum }: ProductQuestion): string | null {
  const measure = unit === undefined ? '' : ` ${unit}`
  if (!/^\d{1,9}$/.test(value)) return `must be a whole number${measure && ` of${measure}`}`
  if (Number(value) < minimum) return `must be at least ${minimum}${measure}`
  if (maximum !== undefined && Number(value) > maximum) return `must be at most ${maximum}${measure}`
  return null
}
