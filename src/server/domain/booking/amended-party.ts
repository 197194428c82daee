import type { AmendedParty, FieldError, Party, Traveller } from '../../../contract/types.ts'
import { isFor, partyErrors, type RequestedParty } from './party-errors.ts'

type Said = AmendedParty['travellers'][number]
type Answers = NonNullable<Party['answers']>

/**
 * Returns the full party of a changed item and its field errors. `said` lists the new travellers, undefined if they
 * stay the same. A known traveller keeps their identity and cannot be named twice.
 */
export function amendedParty(
  wanted: RequestedParty,
  before: Party,
  said: AmendedParty | undefined,
  at: string,
): { party: Party; errors: FieldError[] } {
  if (said === undefined) return { party: before, errors: partyErrors(wanted, before, at) }
  const errors = said.travellers.flatMap((one, index) =>
    identityErrors(one, said.travellers.slice(0, index), before, `${at}.travellers[${index}]`),
  )
  const answers = answersOf(wanted, 'party', before.answers, said.answers)
  const party = {
    travellers: said.travellers.map((one) => travellerOf(wanted, one, before)),
    ...(answers.length > 0 && { answers }),
  }
  return { party, errors: errors.length > 0 ? errors : partyErrors(wanted, party, at) }
}

/** Fields of a known traveller that cannot change: another name is another person. */
const identity = ['firstName', 'lastName', 'dateOfBirth', 'nationality'] as const

function identityErrors(
  said: Said,
  others: readonly Said[],
  { travellers }: Party,
  at: string,
): FieldError[] {
  const { known } = said
  if (known === undefined)
    return (['firstName', 'lastName'] as const)
      .filter((name) => said[name] === undefined)
      .map((name) => ({ field: `${at}.${name}`, reason: 'is required of every traveller who joins' }))
  const person = travellers[known]
  if (person === undefined)
    return [{ field: `${at}.known`, reason: 'must be the position of a traveller in the party' }]
  if (others.some((other) => other.known === known))
    return [{ field: `${at}.known`, reason: 'names a traveller who is already named' }]
  return identity
    .filter((name) => said[name] !== undefined && person[name] !== undefined && said[name] !== person[name])
    .map((name) => ({
      field: `${at}.${name}`,
      reason: 'is already known for this traveller and cannot change',
    }))
}

function travellerOf(wanted: RequestedParty, { known, ...said }: Said, { travellers }: Party): Traveller {
  const before = known === undefined ? undefined : travellers[known]
  const isRequired = wanted.requirements.some((one) => isFor(one, said) && one.fields.includes('document'))
  // A document that is no longer required is no longer stored.
  const document = said.document ?? (isRequired ? before?.document : undefined)
  const answers = answersOf(wanted, 'traveller', before?.answers, said.answers)
  const own = Object.fromEntries(identity.flatMap((name) => (before?.[name] ? [[name, before[name]]] : [])))
  return {
    firstName: '',
    lastName: '',
    ...own,
    ...said,
    ...(document && { document }),
    ...(answers.length > 0 && { answers }),
  }
}

/** The new answers, plus earlier ones that are still required and were not answered again. */
function answersOf(
  { questions }: RequestedParty,
  of: 'party' | 'traveller',
  before: Answers = [],
  said: Answers = [],
): Answers {
  const isStillAsked = ({ question }: Answers[number]) =>
    questions.some((one) => one.of === of && one.code === question) &&
    !said.some((one) => one.question === question)
  return [...before.filter(isStillAsked), ...said]
}
