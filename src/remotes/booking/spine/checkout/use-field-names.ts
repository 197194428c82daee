import type { TravellerRequirement } from '../../../../contract/types.ts'
import { groupOf } from '../item/party.ts'
import { useWords } from '../words/use-words.ts'

/** Says what a field is out of its place: `Phone number`, `First name, Room 2`. */
export function useFieldNames(requirements: readonly TravellerRequirement[]): (name: string) => string {
  const text = useWords()
  return (name) => {
    const field = text(`checkout.field.${name.split('.').at(-1)}`)
    const [, index] = /^travellers\[(\d+)\]/.exec(name) ?? []
    const person = index === undefined ? undefined : requirements[Number(index)]
    return person ? text('checkout.fieldOf', { field, number: groupOf(person) }) : field
  }
}
