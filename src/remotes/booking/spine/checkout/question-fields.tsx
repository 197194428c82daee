import type { ProductQuestion } from '../../../../contract/types.ts'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useAnswerText } from '../formatting/use-answer-text.ts'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import { useProduct } from '../product/product-scope.tsx'
import type { QuestionFieldProps } from '../product/product-view.ts'
import { ANSWER_MAX, applicableQuestions, isNumeric } from './answers.ts'
import { DateFields } from './date-fields.tsx'
import type { FieldOf } from './use-form-fields.ts'

interface QuestionFieldsProps {
  questions: readonly ProductQuestion[]
  field: FieldOf
  nameOf: (code: string) => string
}

/** A product's questions to a party or a person, as far as earlier answers lead to them. */
export function QuestionFields({ questions, field, nameOf }: QuestionFieldsProps) {
  const { pieces } = useProduct()
  return applicableQuestions(questions, (code) => field(nameOf(code)).value).map((question) => {
    const { code } = question
    // A product may draw a question in its own way, such as a list of places.
    const Own = pieces.questionFields?.[code] ?? QuestionField
    return <Own key={code} {...{ question, field }} name={nameOf(code)} />
  })
}

/** One question: a list if the supplier gives the answers, otherwise a field of the answer's kind. */
export function QuestionField({ question, field, name }: QuestionFieldProps) {
  const text = useProductTexts()
  const answerText = useAnswerText()
  const { code, label, choices, isRequired, kind = 'text', unit, minimum, maximum } = question
  const shared = {
    ...field(name),
    label: text([`question.${code}`, 'question.other'], { label: label ?? code }),
    required: isRequired,
  }
  if (choices) {
    return (
      <Select {...shared} className="sm:max-w-sm">
        <option value="">{text('checkout.choose')}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {answerText(code, choice)}
          </option>
        ))}
      </Select>
    )
  }
  if (kind === 'date') return <DateFields {...{ name, field, isRequired }} label={shared.label} />
  if (isNumeric(kind)) {
    const range =
      minimum !== undefined && maximum !== undefined
        ? text('checkout.range', { from: minimum, to: maximum })
        : undefined
    return (
      <Field
        {...shared}
        error={shared.error && range ? `${shared.error}. ${range}` : shared.error}
        hint={range}
        suffix={unit}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        className="sm:max-w-48"
      />
    )
  }
  if (kind === 'time') return <Field {...shared} type="time" className="sm:max-w-48" />
  if (kind === 'flight') {
    return (
      <Field
        {...shared}
        hint={text('checkout.carrierHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={10}
        dir="ltr"
        className="sm:max-w-64"
      />
    )
  }
  return <Field {...shared} maxLength={ANSWER_MAX} />
}
