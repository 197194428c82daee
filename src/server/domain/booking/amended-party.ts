import type { AmendedParty, FieldError, Party, Traveller } from '../../../contract/types.ts'
import { isFor, partyErrors, type RequestedParty } from './party-errors.ts'

type RequestedTraveller = AmendedParty['travellers'][number]
type Answers = NonNullable<Party['answers']>

/**
 * Returns the full party of a changed item and its field errors. `named` lists the new travellers, undefined if they
 * stay the same. A known traveller keeps their identity and cannot be named twice. `staying` lists the indexes of those
 * who travel after the change, in order, if the change itself determines them.
 */
export function amendedParty(
  wanted: RequestedParty,
  before: Party,
  named: AmendedParty | undefined,
  at: string,
  staying?: readonly number[],
): { party: Party; errors: FieldError[] } {
  const requested = named ?? partyOfStaying(before, staying)
  if (requested === undefined) return { party: before, errors: partyErrors(wanted, before, at) }
  const errors = requested.travellers.flatMap((one, index) => {
    const field = `${at}.travellers[${index}]`
    const own = identityErrors(one, requested.travellers.slice(0, index), before, field)
    return own.length > 0 ? own : stayingErrors(one, index, staying, field)
  })
  const answers = answersOf(wanted, 'party', before.answers, requested.answers)
  const party = {
    travellers: requested.travellers.map((one) => travellerOf(wanted, one, before, requested)),
    ...(answers.length > 0 && { answers }),
  }
  return { party, errors: errors.length > 0 ? errors : partyErrors(wanted, party, at) }
}

/** Fields of a known traveller that cannot change: another name is another person. */
const identity = ['firstName', 'lastName', 'dateOfBirth', 'nationality'] as const
/** Fields that stay as they were if they are omitted. */
const stays = [...identity, 'title', 'gender'] as const

/** The party without those who leave; undefined if everyone stays. */
function partyOfStaying(
  { travellers }: Party,
  staying: readonly number[] | undefined,
): AmendedParty | undefined {
  if (staying === undefined || staying.length === travellers.length) return undefined
  const stays = staying.flatMap((known) => {
    const person = travellers[known]
    if (person === undefined) return []
    const { group, type, role, age } = person
    return [{ known, group, type, ...(role && { role }), ...(age !== undefined && { age }) }]
  })
  return { travellers: stays }
}

/** Tickets are issued to people: a change that names who travels leaves no place to anyone else. */
function stayingErrors(
  { known }: RequestedTraveller,
  index: number,
  staying: readonly number[] | undefined,
  at: string,
): FieldError[] {
  if (staying === undefined) return []
  const field = `${at}.known`
  if (known !== undefined && !staying.includes(known))
    return [{ field, reason: 'names a traveller who leaves with this change' }]
  const expected = staying[index]
  if (expected === undefined || known === expected) return []
  return [{ field, reason: `must be ${expected}: this change keeps the travellers, in their order` }]
}

function identityErrors(
  requested: RequestedTraveller,
  others: readonly RequestedTraveller[],
  { travellers }: Party,
  at: string,
): FieldError[] {
  const { known } = requested
  if (known === undefined)
    return (['firstName', 'lastName'] as const)
      .filter((name) => requested[name] === undefined)
      .map((name) => ({ field: `${at}.${name}`, reason: 'is required of every traveller who joins' }))
  const person = travellers[known]
  if (person === undefined)
    return [{ field: `${at}.known`, reason: 'must be the position of a traveller in the party' }]
  if (others.some((other) => other.known === known))
    return [{ field: `${at}.known`, reason: 'names a traveller who is already named' }]
  return identity
    .filter(
      (name) =>
        requested[name] !== undefined && person[name] !== undefined && requested[name] !== person[name],
    )
    .map((name) => ({
      field: `${at}.${name}`,
      reason: 'is already known for this traveller and cannot change',
    }))
}

function travellerOf(
  wanted: RequestedParty,
  { known, ...requested }: RequestedTraveller,
  { travellers }: Party,
  party: AmendedParty,
): Traveller {
  const before = known === undefined ? undefined : travellers[known]
  // Laps are positions in the party, and ask for another adult if theirs leaves.
  const lap =
    before?.lapOf === undefined ? -1 : party.travellers.findIndex((one) => one.known === before.lapOf)
  const isTaken =
    wanted.takesDocuments ||
    wanted.requirements.some((one) => isFor(one, requested) && one.fields.includes('document'))
  // A document that is no longer required is no longer stored.
  const document = requested.document ?? (isTaken ? before?.document : undefined)
  const answers = answersOf(wanted, 'traveller', before?.answers, requested.answers)
  const own = Object.fromEntries(stays.flatMap((name) => (before?.[name] ? [[name, before[name]]] : [])))
  return {
    firstName: '',
    lastName: '',
    ...own,
    ...(lap >= 0 && { lapOf: lap }),
    ...requested,
    ...(document && { document }),
    ...(answers.length > 0 && { answers }),
  }
}

/** The new answers, plus earlier ones that are still required and were not answered again. */
function answersOf(
  { questions }: RequestedParty,
  of: 'party' | 'traveller',
  before: Answers = [],
  requested: Answers = [],
): Answers {
  const isStillAsked = ({ question }: Answers[number]) =>
    questions.some((one) => one.of === of && one.code === question) &&
    !requested.some((one) => one.question === question)
  return [...before.filter(isStillAsked), ...requested]
}
