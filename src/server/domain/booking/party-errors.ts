import { isCountry } from '../../../../packages/geography/countries/is-country.ts'
import type {
  FieldError,
  Party,
  ProductQuestion,
  Traveller,
  TravellerRequirement,
} from '../../../contract/types.ts'
import { ageOn } from '../../kernel/dates/age-on.ts'
import { answerErrors } from './answer-errors.ts'

/**
 * What suppliers may require besides the names, which the contract requires; address and telephone belong to the
 * contact.
 */
const requirable = ['title', 'gender', 'dateOfBirth', 'nationality', 'document'] as const

/** What an item requires of its party. */
export interface RequestedParty {
  requirements: readonly TravellerRequirement[]
  questions: readonly ProductQuestion[]
  /** First and last day of the item, YYYY-MM-DD. */
  period: { start: string; end: string }
  /** In the item's local time. */
  today: string
  /** Whether travellers may give a document that is not required. */
  takesDocuments?: boolean
  /** The product's own rules (`ProductKind.partyErrors`). */
  ofProduct?: (party: Party, at: string) => FieldError[]
}

/**
 * Returns what is missing, wrong or too much in a party, by field. Travellers are matched by group, type and role,
 * children and infants also by age. Source: decision 0024.
 */
export function partyErrors(
  wanted: RequestedParty,
  { travellers, answers = [] }: Party,
  at: string,
): FieldError[] {
  const open = [...wanted.requirements]
  const errors: FieldError[] = []
  for (const [index, traveller] of travellers.entries()) {
    const field = `${at}.travellers[${index}]`
    const place = open.findIndex((requirement) => isFor(requirement, traveller))
    const [requirement] = place < 0 ? [] : open.splice(place, 1)
    if (requirement === undefined)
      errors.push({ field, reason: `is not expected: ${whoIs(traveller)} of group ${traveller.group}` })
    else errors.push(...travellerErrors(requirement, traveller, wanted, field))
  }
  for (const missing of open) {
    errors.push({
      field: `${at}.travellers`,
      reason: `must name ${whoIs(missing)} of group ${missing.group}`,
    })
  }
  const ofParty = wanted.questions.filter(({ of }) => of === 'party')
  const ofProduct = wanted.ofProduct?.({ travellers, answers }, at) ?? []
  return [...errors, ...answerErrors(ofParty, answers, `${at}.answers`), ...ofProduct]
}

function travellerErrors(
  requirement: TravellerRequirement,
  traveller: Traveller,
  { questions, period, today, takesDocuments = false }: RequestedParty,
  at: string,
): FieldError[] {
  const { dateOfBirth, nationality, document, age, answers = [] } = traveller
  const errors: FieldError[] = requirable
    .filter((field) => requirement.fields.includes(field) && traveller[field] === undefined)
    .map((field) => ({ field: `${at}.${field}`, reason: 'is required by the supplier' }))
  if (dateOfBirth !== undefined) {
    const field = `${at}.dateOfBirth`
    if (dateOfBirth > today) errors.push({ field, reason: 'must not be in the future' })
    else if (age !== undefined && ageOn(dateOfBirth, period.start) !== age)
      errors.push({ field, reason: `must be of a person aged ${age} on ${period.start}` })
  }
  // Unneeded personal data must not be stored.
  if (traveller.gender !== undefined && !requirement.fields.includes('gender'))
    errors.push({ field: `${at}.gender`, reason: 'is not required by the supplier' })
  if (nationality !== undefined && !isCountry(nationality))
    errors.push({ field: `${at}.nationality`, reason: 'must be a country code' })
  if (document !== undefined) {
    const isTaken = takesDocuments || requirement.fields.includes('document')
    errors.push(
      ...(isTaken
        ? documentErrors(document, period.end, `${at}.document`)
        : [{ field: `${at}.document`, reason: 'is not required by the supplier' }]),
    )
  }
  const ofEach = questions.filter(({ of }) => of === 'traveller')
  return [...errors, ...answerErrors(ofEach, answers, `${at}.answers`)]
}

type TravellerGroup = Pick<TravellerRequirement, 'group' | 'type' | 'role' | 'age'>

/** Whether a requirement applies to a traveller, by group, type, role and age. */
export function isFor(requirement: TravellerGroup, traveller: TravellerGroup): boolean {
  return (['group', 'type', 'role', 'age'] as const).every((name) => requirement[name] === traveller[name])
}

function whoIs({ type, role, age }: TravellerGroup): string {
  if (role !== undefined) return `the ${role}`
  return `${type === 'child' ? 'a' : 'an'} ${type}${age === undefined ? '' : ` aged ${age}`}`
}

/**
 * Returns what is wrong with a traveller's document, given the item's last day (YYYY-MM-DD). No reason repeats the
 * input, because problems are logged and shown.
 */
function documentErrors(
  { issuingCountry, expiresOn }: NonNullable<Traveller['document']>,
  end: string,
  field: string,
): FieldError[] {
  const errors: FieldError[] = []
  if (!isCountry(issuingCountry))
    errors.push({ field: `${field}.issuingCountry`, reason: 'must be a country code' })
  if (expiresOn < end)
    errors.push({ field: `${field}.expiresOn`, reason: `must be ${end} or later, when the booked item ends` })
  return errors
}
