import type { TravellerRequirement } from '../../../../contract/types.ts'
import type { Typed } from './typed.ts'
import { type AskingItem, contactName, personName } from './typed-form.ts'

const copied =
  /^(?:firstName|lastName|nationality|dateOfBirth\.\w+|document\.(?:type|number|issuingCountry|expiresOn\.\w+))$/

/**
 * Takes what each item asks, what is typed, and the places of two items, and gives the fields of the second as the people of the first
 * fill them: the adults in their order, and each child or infant by the age. Who is not among the first stays as typed.
 */
export function copiedPeople(items: readonly AskingItem[], typed: Typed, from: number, to: number): Typed {
  const people = (items[from]?.requirements ?? []).map((person, index) => ({ person, index }))
  const contactAt = contactName(items, typed)
  const fields = (items[to]?.requirements ?? []).flatMap((wanted, index): [string, string][] => {
    const at = people.findIndex(({ person }) => isLike(person, wanted))
    const [found] = at < 0 ? [] : people.splice(at, 1)
    if (found === undefined) return []
    const source = personName(from, found.index)
    const own = ownFields(typed, source)
    const names = source === contactAt ? ownFields(typed, 'contact') : []
    const target = personName(to, index)
    return [...own, ...names.filter(([field]) => /^(?:first|last)Name$/.test(field))].map(
      ([field, value]) => [`${target}.${field}`, value],
    )
  })
  return Object.fromEntries(fields)
}

function isLike(one: TravellerRequirement, other: TravellerRequirement): boolean {
  return one.type === other.type && one.age === other.age
}

/** What is typed of a person, by the fields' own names. */
function ownFields(typed: Typed, person: string): [string, string][] {
  const start = `${person}.`
  return Object.entries(typed)
    .filter(([name]) => name.startsWith(start) && copied.test(name.slice(start.length)))
    .map(([name, value]) => [name.slice(start.length), value])
}
