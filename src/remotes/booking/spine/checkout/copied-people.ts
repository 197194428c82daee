import type { TravellerRequirement } from '../../../../contract/types.ts'
import type { Typed } from './typed.ts'
import { type AskingItem, contactName, personName } from './typed-form.ts'

const copied =
  /^(?:firstName|lastName|nationality|dateOfBirth\.\w+|document\.(?:type|number|issuingCountry|expiresOn\.\w+))$/

/**
 * Returns the second item's fields filled with the first item's people: adults in order, children and infants by age.
 * People without a match keep their input.
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

/** Returns a person's input by bare field name. */
function ownFields(typed: Typed, person: string): [string, string][] {
  const start = `${person}.`
  return Object.entries(typed)
    .filter(([name]) => name.startsWith(start) && copied.test(name.slice(start.length)))
    .map(([name, value]) => [name.slice(start.length), value])
}
