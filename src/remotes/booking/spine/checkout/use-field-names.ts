import { useWords } from '../words/use-words.ts'
import type { AskingItem } from './typed-form.ts'

/** Says what a field is out of its place, by the words of the product in scope: `Phone number`, `First name, room 2`. */
export function useFieldNames(items: readonly AskingItem[]): (name: string) => string {
  const text = useWords()
  return (name) => {
    const last = name.split('.').at(-1) ?? name
    const [, party = '', index = ''] = /^parties\[(\d+)\](?:\.travellers\[(\d+)\])?/.exec(name) ?? []
    const item = items[Number(party)]
    if (name.includes('.answers.')) {
      const question = item?.questions?.find(({ code }) => code === last)
      return text([`question.${last}`, 'question.other'], { label: question?.label ?? last })
    }
    const field = text(`checkout.field.${last}`)
    const person = party === '' || index === '' ? undefined : item?.requirements[Number(index)]
    return person ? text('checkout.fieldOf', { field, number: person.group }) : field
  }
}
