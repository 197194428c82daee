import type { AmendedParty, Amendment, BookingItem } from '../../../../contract/types.ts'
import type { Typed } from '../checkout/typed.ts'
import { type AskingItem, answerName, partyOf } from '../checkout/typed-form.ts'

type Wanted = Amendment['requirements'][number]
type Known = BookingItem['party']['travellers'][number]
type WithParty = Pick<BookingItem, 'party'>

/** For each person who travels from then on their place in the party of before; null for a person who joins. */
export type Places = readonly (number | null)[]

/** Gives who of the known people travels from then on, each once: those of their group first, then those who move to another. */
export function placesOf({ requirements }: Pick<Amendment, 'requirements'>, { party }: WithParty): Places {
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

/** Gives the places of those who could take a place and have none: a person leaves, and the form asks who. */
export function leavingOf(
  { requirements }: Pick<Amendment, 'requirements'>,
  { party }: WithParty,
  places: Places,
) {
  return [...party.travellers.entries()]
    .filter(([at, known]) => !places.includes(at) && requirements.some((wanted) => isLike(wanted, known)))
    .map(([at]) => at)
}

/** Gives the known people who may take the place of one who travels from then on. */
export function candidatesOf(wanted: Wanted, { party }: WithParty): number[] {
  return [...party.travellers.entries()].filter(([, known]) => isLike(wanted, known)).map(([at]) => at)
}

/** Gives what is still asked: all of who joins, and of a known person what is not known, or a document that ends before the last day. */
export function requestedAfter(
  amendment: Amendment,
  { party }: WithParty,
  places: Places,
  end: string,
): AskingItem {
  const requirements = amendment.requirements.map((wanted, index) => {
    const known = party.travellers[places[index] ?? -1]
    return known
      ? { ...wanted, fields: wanted.fields.filter((field) => isMissing(field, known, end)) }
      : wanted
  })
  return { requirements, ...(amendment.questions && { questions: amendment.questions }) }
}

/** Gives what known people have answered, by the fields of the form. */
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

/** Takes what is asked, who takes which place, the item and what is typed, and gives the party from then on; undefined where it stays. */
export function amendedParty(
  asked: AskingItem,
  places: Places,
  { party }: WithParty,
  typed: Typed,
): AmendedParty | undefined {
  const { travellers, answers } = partyOf(asked, 0, typed, null)
  const isSame =
    places.length === party.travellers.length &&
    asked.requirements.every((wanted, index) => {
      const known = party.travellers[index]
      const stays = known && places[index] === index && isLike(wanted, known) && wanted.fields.length === 0
      return stays && known.group === wanted.group && known.role === wanted.role
    }) &&
    isSameAs(typed, answeredBefore({ party }, places))
  if (isSame) return undefined
  return {
    travellers: travellers.map(({ firstName, lastName, ...said }, index) => {
      const known = places[index] ?? null
      return known === null ? { ...said, firstName, lastName } : { ...said, known }
    }),
    ...(answers && { answers }),
  }
}

function isLike(wanted: Pick<Wanted, 'type' | 'age'>, known: Pick<Known, 'type' | 'age'>): boolean {
  return wanted.type === known.type && wanted.age === known.age
}

function isMissing(field: Wanted['fields'][number], known: Known, end: string): boolean {
  if (field === 'document') return known.document === undefined || known.document.expiresOn < end
  // The contact has these.
  return field !== 'email' && field !== 'phone' && known[field] === undefined
}

function isSameAs(typed: Typed, before: Typed): boolean {
  return Object.entries(typed).every(([name, value]) => !name.includes('.answers.') || before[name] === value)
}
