import type { ProductQuestion } from '../../../../contract/types.ts'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { useProductTexts } from '../formatting/use-product-texts.ts'
import type { FieldOf } from './use-form-fields.ts'

interface QuestionFieldsProps {
  questions: readonly ProductQuestion[]
  field: FieldOf
  nameOf: (code: string) => string
}

/** A product's questions to a party or a person: a list if the supplier gives the answers, otherwise a text field. */
export function QuestionFields({ questions, field, nameOf }: QuestionFieldsProps) {
  const text = useProductTexts()
  return questions.map(({ code, label, choices, isRequired }) => {
    const shared = {
      ...field(nameOf(code)),
      label: text([`question.${code}`, 'question.other'], { label: label ?? code }),
      required: isRequired,
    }
    if (!choices) return <Field key={code} {...shared} maxLength={500} />
    return (
      <Select key={code} {...shared} className="sm:max-w-sm">
        <option value="">{text('checkout.choose')}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </Select>
    )
  })
}
