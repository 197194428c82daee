import type { AmendedParty, Amendment, BookingItem } from '../../../../contract/types.ts'
import type { Typed } from '../checkout/typed.ts'
import { type AskingItem, answerName, partyOf, personName } from '../checkout/typed-form.ts'

type Wanted = Amendment['requirements'][number]
type Travelling = Pick<Amendment, 'requirements' | 'staying'>
type Known = BookingItem['party']['travellers'][number]
type WithParty = Pick<BookingItem, 'party'>

/** For each traveller after the change, the index in the previous party; null for a new person. */
export type Places = readonly (number | null)[]

/**
 * Assigns known people to the travellers after the change, each once: those who stay if the change determines them,
 * else first people of the same group, then those who move to another.
 */
export function placesOf({ requirements, staying }: Travelling, { party }: WithParty): Places {
  if (staying) return requirements.map((_, index) => staying[index] ?? null)
  const free = new Map(party.travellers.entries())
  const take = (fits: (known: Known) => boolean): number | null => {
    const [found] = [...free].find(([, known]) => fits(known)) ?? []
    if (found !== undefined) free.delete(found)
    return found ?? null
  }
  const inTheirs = requirements.map((wanted) =>
    take((known) => isLike(wanted, known) && known.group === wanted.group && known.role === wanted.role),
  )
  return requirements.map((wanted, index) => inTheirs[index] ?? take((known) => isLike(wanted, known)))
}

/**
 * Returns the known people who would fit a traveller but are assigned to none: someone leaves, and the form asks who.
 * None if the change determines who stays.
 */
export function leavingOf({ requirements, staying }: Travelling, { party }: WithParty, places: Places) {
  if (staying) return []
  return [...party.travellers.entries()]
    .filter(([at, known]) => !places.includes(at) && requirements.some((wanted) => isLike(wanted, known)))
    .map(([at]) => at)
}

/** Returns the indexes of known people who fit this traveller by type and age. */
export function candidatesOf(wanted: Wanted, { party }: WithParty): number[] {
  return [...party.travellers.entries()].filter(([, known]) => isLike(wanted, known)).map(([at]) => at)
}

/**
 * Returns the data that the form asks for: everything about new people, and what is missing of known ones, including
 * a document that expires before the last day.
 */
export function requestedAfter(
  amendment: Amendment,
  { party }: WithParty,
  places: Places,
  end: string,
): AskingItem {
  const requirements = amendment.requirements.map((wanted, index) => {
    const known = party.travellers[places[index] ?? -1]
    return known
      ? { ...wanted, fields: wanted.fields.filter((field) => isMissing(field, known, places, end)) }
      : wanted
  })
  return { requirements, ...(amendment.questions && { questions: amendment.questions }) }
}

/** Returns the names of known people, by form field. */
export function namesBefore({ party }: WithParty, places: Places): Typed {
  const names = places.flatMap((place, index) => {
    const { firstName = '', lastName = '' } = party.travellers[place ?? -1] ?? {}
    return [
      [`${personName(0, index)}.firstName`, firstName],
      [`${personName(0, index)}.lastName`, lastName],
    ]
  })
  return Object.fromEntries(names.filter(([, name]) => name !== ''))
}

/** Returns the answers that known people gave earlier, by form field. */
export function answeredBefore({ party }: WithParty, places: Places): Typed {
  const ofParty = (party.answers ?? []).map(({ question, value }) => [answerName(0, question), value])
  const ofPeople = places.flatMap((place, index) =>
    (party.travellers[place ?? -1]?.answers ?? []).map(({ question, value }) => [
      answerName(0, question, index),
      value,
    ]),
  )
  return Object.fromEntries([...ofParty, ...ofPeople])
}

/** Returns the party after the change; undefined if it stays the same. */
export function amendedParty(
  requested: AskingItem,
  places: Places,
  { party }: WithParty,
  typed: Typed,
): AmendedParty | undefined {
  const { travellers, answers } = partyOf(requested, 0, typed, null)
  const isSame =
    places.length === party.travellers.length &&
    requested.requirements.every((wanted, index) => {
      const known = party.travellers[index]
      const stays = known && places[index] === index && isLike(wanted, known) && wanted.fields.length === 0
      return stays && known.group === wanted.group && known.role === wanted.role
    }) &&
    isSameAs(typed, answeredBefore({ party }, places))
  if (isSame) return undefined
  return {
    travellers: travellers.map(({ firstName, lastName, ...details }, index) => {
      const known = places[index] ?? null
      return known === null ? { ...details, firstName, lastName } : { ...details, known }
    }),
    ...(answers && { answers }),
  }
}

function isLike(wanted: Pick<Wanted, 'type' | 'age'>, known: Pick<Known, 'type' | 'age'>): boolean {
  return wanted.type === known.type && wanted.age === known.age
}

function isMissing(field: Wanted['fields'][number], known: Known, places: Places, end: string): boolean {
  if (field === 'lapOf') return known.lapOf === undefined || !places.includes(known.lapOf)
  if (field === 'document') return known.document === undefined || known.document.expiresOn < end
  // E-mail and phone number belong to the booking's contact.
  return field !== 'email' && field !== 'phone' && known[field] === undefined
}

function isSameAs(typed: Typed, before: Typed): boolean {
  return Object.entries(typed).every(([name, value]) => !name.includes('.answers.') || before[name] === value)
}
