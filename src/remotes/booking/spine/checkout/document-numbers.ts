import type { CreateBookingRequest } from '../../../../contract/types.ts'
import type { Typed } from './typed.ts'

/** Parts of a checkout that contain document numbers. */
interface Numbered {
  typed?: Typed
  attempt?: Attempt
  lost?: Attempt
}

/** Returns the checkout without the numbers of travel documents, which may not be stored. */
export function withoutDocumentNumbers<Checkout extends Numbered>(checkout: Checkout): Checkout {
  const { typed, attempt, lost } = checkout
  return {
    ...checkout,
    ...(typed && { typed: typedWithout(typed) }),
    ...(attempt && { attempt: attemptWithout(attempt) }),
    ...(lost && { lost: attemptWithout(lost) }),
  }
}

/**
 * Completes an attempt that was stored without document numbers with those in the current request. Returns a complete
 * attempt unchanged.
 */
export function withNumbersOf(attempt: Attempt, { parties = [] }: CreateBookingRequest): Attempt {
  if (!lacksNumbers(attempt)) return attempt
  const numberAt = (party: number, index: number) =>
    parties[party]?.travellers[index]?.document?.number ?? MISSING
  return { ...attempt, body: withNumbers(attempt.body, numberAt) }
}

/** Returns whether an attempt was stored without a number that it was sent with, so that it cannot be repeated. */
export function lacksNumbers({ body }: Attempt): boolean {
  const { parties = [] } = JSON.parse(body) as Partial<CreateBookingRequest>
  return parties.some(({ travellers }) => travellers.some(({ document }) => document?.number === MISSING))
}

/** Placeholder for a number that is not stored; the contract accepts no empty one. */
const MISSING = ''

function attemptWithout({ key, body, typed }: Attempt): Attempt {
  return { key, body: withNumbers(body, () => MISSING), ...(typed && { typed: typedWithout(typed) }) }
}

function typedWithout(typed: Typed): Typed {
  return Object.fromEntries(Object.entries(typed).filter(([name]) => !name.endsWith('.document.number')))
}

function withNumbers(body: string, numberAt: (party: number, index: number) => string): string {
  const request = JSON.parse(body) as Partial<CreateBookingRequest>
  const parties = request.parties?.map(({ travellers, ...party }, place) => ({
    // In the order in which they were sent, since the body is compared as text.
    travellers: travellers.map((one, index) => withNumber(one, numberAt(place, index))),
    ...party,
  }))
  return JSON.stringify(parties ? { ...request, parties } : request)
}

type Person = CreateBookingRequest['parties'][number]['travellers'][number]

function withNumber(traveller: Person, number: string): Person {
  return traveller.document ? { ...traveller, document: { ...traveller.document, number } } : traveller
}

/** A booking request: the same key and body lead to the same booking again. */
export interface Attempt {
  key: string
  /** The body as sent. */
  body: string
  /** The input at that time, on top of the form's initial values. */
  typed?: Typed
}
