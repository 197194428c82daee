import type { FieldError, Party } from '../../../../contract/types.ts'
import { ageOn } from '../../../kernel/dates/age-on.ts'
import type { QuotedJourney } from '../../suppliers/flight-shapes.ts'

type Traveller = Party['travellers'][number]

/** What airlines print on tickets. */
const namePattern = /^[A-Za-z][A-Za-z '-]{0,19}$/
const adultAge = 12

/**
 * Returns what prevents passengers from flying: names that no ticket can have, the same name twice, an age that the
 * price was not quoted for, and infants without the lap of an adult of their own. `at` is the field of the party.
 */
export function passengersErrors(
  journey: QuotedJourney,
  { travellers }: Pick<Party, 'travellers'>,
  at: string,
): FieldError[] {
  const { passengers } = journey
  // Missing and superfluous passengers are errors of every party.
  if (travellers.length !== passengers.length) return []
  return travellers.flatMap((traveller, index) => {
    const field = `${at}.travellers[${index}]`
    const quoted = passengers[index]
    if (quoted === undefined || quoted.type !== traveller.type)
      return [
        {
          field: `${field}.type`,
          reason: `must be ${quoted?.type ?? 'adult'}: name passengers in the order of the search`,
        },
      ]
    return [
      ...nameErrors(traveller, field),
      ...sameNameErrors(traveller, travellers.slice(0, index), field),
      ...ageErrors(traveller, quoted.age, lastDay(journey), field),
      ...lapErrors(journey, travellers, index, field),
    ]
  })
}

function nameErrors(traveller: Traveller, at: string): FieldError[] {
  const reason =
    'must be as in the passport, in 1 to 20 letters of A to Z, spaces, hyphens and apostrophes: airlines print no others'
  return (['firstName', 'lastName'] as const)
    .filter((name) => !namePattern.test(traveller[name]))
    .map((name) => ({ field: `${at}.${name}`, reason }))
}

function sameNameErrors(traveller: Traveller, before: readonly Traveller[], at: string): FieldError[] {
  const isSame = before.some((one) => printed(one) === printed(traveller))
  const reason =
    'must differ from the name of another passenger: airlines refuse a name twice, so add a middle name'
  return isSame ? [{ field: `${at}.firstName`, reason }] : []
}

function printed({ firstName, lastName }: Traveller): string {
  return `${firstName} ${lastName}`.toUpperCase().replaceAll(/[^A-Z]/g, '')
}

function ageErrors(
  { type, dateOfBirth }: Traveller,
  quoted: number | undefined,
  day: string,
  at: string,
): FieldError[] {
  if (dateOfBirth === undefined) return []
  const age = ageOn(dateOfBirth, day)
  const field = `${at}.dateOfBirth`
  const made = `makes the passenger ${age} on ${day}, the day of the last flight`
  if (type === 'adult')
    return age >= adultAge ? [] : [{ field, reason: `${made}: search again with a child of ${age}` }]
  if (age === quoted) return []
  const other = age >= adultAge ? 'with an adult' : `with ${age} as the age`
  return [{ field, reason: `${made}, but ${quoted} was quoted: search again ${other}` }]
}

function lapErrors(
  { seats }: QuotedJourney,
  travellers: readonly Traveller[],
  index: number,
  at: string,
): FieldError[] {
  const { type, lapOf } = travellers[index] ?? {}
  const field = `${at}.lapOf`
  if (type !== 'infant')
    return lapOf === undefined ? [] : [{ field, reason: 'is only for infants: others have a seat' }]
  if (lapOf === undefined) return [{ field, reason: 'is required: an infant travels on the lap of an adult' }]
  if (travellers[lapOf]?.type !== 'adult') return [{ field, reason: 'must be the position of an adult' }]
  if (travellers.slice(0, index).some((one) => one.lapOf === lapOf))
    return [{ field, reason: 'must be an adult without another infant' }]
  const seat = seats.find(({ passenger, isWithoutInfants }) => passenger === lapOf && isWithoutInfants)
  return seat === undefined
    ? []
    : [{ field, reason: `must be an adult outside the exit rows: seat ${seat.seat} takes no infants` }]
}

/** Returns the local day of the last slice's departure, on which ages count. */
export function lastDay({ itineraries }: Pick<QuotedJourney, 'itineraries'>): string {
  return itineraries.at(-1)?.segments[0]?.departure.at.slice(0, 10) ?? ''
}
