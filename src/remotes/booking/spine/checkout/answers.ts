import type { ProductQuestion } from '../../../../contract/types.ts'
import { westernDigits } from '../../../../ui/western-digits.ts'
import type { Fault } from './fault.ts'
import { type Typed, typedDate } from './typed.ts'
import { writtenDate } from './written-date.ts'

/** The most that a text can have. Source: the contract's `Answer`. */
export const ANSWER_MAX = 500

/** Returns the questions that apply after the earlier answers; `answerTo` reads the answer to a code. */
export function applicableQuestions(
  questions: readonly ProductQuestion[],
  answerTo: (code: string) => string,
): ProductQuestion[] {
  const applicable = new Set<string>()
  return questions.filter(({ code, askedIf }) => {
    // The answer to a question that no longer applies does not count.
    const applies =
      !askedIf || (applicable.has(askedIf.question) && askedIf.values.includes(answerTo(askedIf.question)))
    if (applies) applicable.add(code)
    return applies
  })
}

/** Returns an answer as the server takes it; empty if there is none, or an unreadable date. */
export function answerValue({ kind }: ProductQuestion, typed: Typed, name: string): string {
  if (kind === 'date') return writtenDate(typedDate(typed, name)) ?? ''
  const own = (typed[name] ?? '').trim()
  if (isNumeric(kind)) return westernDigits(own)
  return kind === 'flight' ? own.replaceAll(/[\s-]/g, '').toUpperCase() : own
}

/** Returns what is wrong with the answer to a question that applies. */
export function answerFault(question: ProductQuestion, typed: Typed, name: string): Fault | null {
  const value = answerValue(question, typed, name)
  if (question.kind === 'date') return dateFault(question, typed, name)
  if (value === '') return question.isRequired ? 'answer' : null
  if (value.length > ANSWER_MAX) return 'requestsLong'
  if (isNumeric(question.kind)) return numberFault(question, value)
  if (question.kind === 'time') return /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? null : 'timeWrong'
  if (question.kind === 'flight')
    return /^(?:[A-Z][A-Z\d]|\d[A-Z])[A-Z]?\d{1,4}[A-Z]?$/.test(value) ? null : 'carrierWrong'
  return null
}

/** Whether the answer is a whole number. */
export function isNumeric(kind: ProductQuestion['kind']): boolean {
  return kind === 'number' || kind === 'height' || kind === 'weight'
}

function numberFault({ minimum, maximum }: ProductQuestion, value: string): Fault | null {
  if (!/^\d{1,9}$/.test(value)) return 'numberWrong'
  const number = Number(value)
  return number < (minimum ?? 0) || number > (maximum ?? Number.POSITIVE_INFINITY) ? 'numberOutside' : null
}

function dateFault(question: ProductQuestion, typed: Typed, name: string): Fault | null {
  const isEmpty = Object.values(typedDate(typed, name)).every((part) => part.trim() === '')
  if (isEmpty) return question.isRequired ? 'answer' : null
  return answerValue(question, typed, name) === '' ? 'dateWrong' : null
}
