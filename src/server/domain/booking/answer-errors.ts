import type { FieldError, Party, ProductQuestion } from '../../../contract/types.ts'

type Answers = NonNullable<Party['answers']>

/**
 * Takes the questions of an item that are asked of one person, or of the party, what was answered and the field of the answers, and
 * gives each answer that is missing, too much or none of the choices.
 */
export function answerErrors(
  questions: readonly ProductQuestion[],
  answers: Answers,
  field: string,
): FieldError[] {
  const asked = new Map(questions.map((question) => [question.code, question]))
  const given = new Set<string>()
  const errors: FieldError[] = []
  for (const [index, { question: code, value }] of answers.entries()) {
    const question = asked.get(code)
    const at = `${field}[${index}]`
    if (question === undefined) errors.push({ field: `${at}.question`, reason: `${code} is not asked here` })
    else if (given.has(code)) errors.push({ field: `${at}.question`, reason: `${code} is answered already` })
    else if (question.choices && !question.choices.includes(value))
      errors.push({ field: `${at}.value`, reason: `must be one of ${question.choices.join(', ')}` })
    given.add(code)
  }
  for (const { code, isRequired } of questions) {
    if (isRequired && !given.has(code)) errors.push({ field, reason: `must answer ${code}` })
  }
  return errors
}
