import type { ProductQuestion } from '../../../../contract/types.ts'
import { Field } from '../../../../ui/field.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useTravellerLabel } from '../words/use-traveller-label.ts'
import { useWords } from '../words/use-words.ts'
import { CountrySelect } from './country-select.tsx'
import { DateFields } from './date-fields.tsx'
import { DocumentFields } from './document-fields.tsx'
import { NAME_MAX } from './form-faults.ts'
import { QuestionFields } from './question-fields.tsx'
import { type Asked, answerName, personName } from './typed-form.ts'
import type { FieldOf } from './use-form-fields.ts'

interface PersonFieldsProps {
  person: Asked
  field: FieldOf
  /** What the product asks of each person. */
  questions: readonly ProductQuestion[]
  isContact: boolean
  number: number
}

/** What is asked of one person; nothing where all of it is known of the contact. */
export function PersonFields({ person, field, questions, isContact, number }: PersonFieldsProps) {
  const text = useWords()
  const labelOf = useTravellerLabel()
  const { party, index, fields } = person
  const who = labelOf(person, number)
  if (isContact && fields.length === 0 && questions.length === 0) return null
  const own = (name: string) => `${personName(party, index)}.${name}`
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in the grid of its fields
    <div role="group" aria-label={who} className="grid gap-4">
      <p aria-hidden="true" className="flex items-center gap-2 text-sm font-semibold">
        <Icon name="person" className="size-4.5 text-link" />
        {who}
      </p>
      {fields.includes('firstName') && (
        <div className="grid gap-5 sm:grid-cols-2">
          {(['firstName', 'lastName'] as const).map((name) => (
            <Field
              key={name}
              {...field(own(name))}
              required
              label={text(`checkout.field.${name}`)}
              autoComplete="off"
              maxLength={NAME_MAX}
            />
          ))}
        </div>
      )}
      {fields.includes('dateOfBirth') && (
        <DateFields name={own('dateOfBirth')} label={text('checkout.field.dateOfBirth')} field={field} />
      )}
      {fields.includes('nationality') && (
        <CountrySelect name={own('nationality')} label={text('checkout.field.nationality')} field={field} />
      )}
      {fields.includes('document') && <DocumentFields name={own('document')} field={field} />}
      <QuestionFields questions={questions} field={field} nameOf={(code) => answerName(party, code, index)} />
    </div>
  )
}
