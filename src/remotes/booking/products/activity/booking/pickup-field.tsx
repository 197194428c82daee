import { useState } from 'react'
import { Field } from '../../../../../ui/field.tsx'
import { RadioGroup } from '../../../../../ui/radio-group.tsx'
import { useAnswerText } from '../../../spine/formatting/use-answer-text.ts'
import { useProductTexts } from '../../../spine/formatting/use-product-texts.ts'
import type { QuestionFieldProps } from '../../../spine/product/product-view.ts'

/** Answers that are no place; their texts say what happens then. */
const others = ['own_address', 'decide_later', 'meet_at_start'] as const
/** A longer list is searched. */
const MANY = 8

/** Where travellers are picked up: a place of the list, their own address, or a decision later. */
export function PickupField({
  question: { code, choices = [], isRequired },
  field,
  name,
}: QuestionFieldProps) {
  const text = useProductTexts()
  const answerText = useAnswerText()
  const [search, setSearch] = useState('')
  const { value, error, onChange, id } = field(name)
  const places = choices.filter((choice) => !isOther(choice))
  const shown = places.filter((place) => place === value || folded(place).includes(folded(search)))
  const hintOf = (choice: string) => (isOther(choice) ? { hint: text(`answerHint.${choice}`) } : {})
  return (
    <div id={id} className="grid gap-3">
      {places.length > MANY && (
        <Field
          type="search"
          label={text('pickup.search')}
          value={search}
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      <RadioGroup
        name={name}
        label={text(`question.${code}`)}
        required={isRequired}
        error={error}
        value={value}
        onChange={(next) => onChange({ target: { value: next } })}
        options={[...shown, ...choices.filter(isOther)].map((choice) => ({
          value: choice,
          label: answerText(code, choice),
          ...hintOf(choice),
        }))}
      />
    </div>
  )
}

function isOther(choice: string): boolean {
  return others.some((one) => one === choice)
}

/** Lower case without accents. */
function folded(text: string): string {
  return text.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
