import type { AvailabilityRequest } from '../../domain/octo/check-availability.ts'
import type { OctoBookingRequest } from '../../domain/octo/octo-booking-request.ts'
import { OctoError } from '../../domain/octo/octo-error.ts'
import type { OctoAnswer, OctoContact, OctoPickup } from '../../domain/octo/octo-record.ts'
import { dayNumber } from '../../kernel/dates/calendar.ts'

type Fields = Readonly<Record<string, unknown>>

const mostUnits = 90
const mostItems = 90
const mostIds = 100
const mostAnswers = 40
const longestAnswer = 500

/** Returns a body as an object; throws BAD_REQUEST for any other JSON. */
export function fieldsOf(body: unknown): Fields {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Fields
  throw new OctoError('BAD_REQUEST', 'the body must be a JSON object')
}

/** Returns the request of availability or a calendar. */
export function availabilityRequest(body: Fields, defaultCurrency: string): AvailabilityRequest {
  const ids = body.availabilityIds
  const from = optionalText(body, 'localDateStart') ?? optionalText(body, 'localDate')
  const until = optionalText(body, 'localDateEnd') ?? optionalText(body, 'localDate')
  if (ids !== undefined && (from !== undefined || until !== undefined))
    throw new OctoError('BAD_REQUEST', 'availabilityIds cannot be combined with dates')
  const days =
    ids === undefined && (from !== undefined || until !== undefined)
      ? { from: dateOf(from), until: dateOf(until) }
      : null
  if (days && days.until < days.from)
    throw new OctoError('BAD_REQUEST', 'localDateEnd is before localDateStart')
  return {
    productId: requiredText(body, 'productId'),
    optionId: requiredText(body, 'optionId'),
    days,
    availabilityIds:
      ids === undefined
        ? null
        : listOf(ids, 'availabilityIds', mostIds).map((id) => textOf(id, 'availabilityIds')),
    units: unitsOf(body.units),
    currency: currencyOf(body, defaultCurrency),
  }
}

/** Returns what a reseller gives about a booking. */
export function bookingRequest(body: Fields, defaultCurrency: string): OctoBookingRequest {
  const { unitItems, contact, expirationMinutes } = body
  return {
    ...texts(body, ['uuid', 'productId', 'optionId', 'availabilityId', 'resellerReference']),
    ...(body.notes !== undefined && { notes: nullableText(body, 'notes') }),
    ...(expirationMinutes !== undefined && { expirationMinutes: minutesOf(expirationMinutes) }),
    ...(contact !== undefined && { contact: contactOf(contact) }),
    ...(unitItems !== undefined && {
      unitItems: listOf(unitItems, 'unitItems', mostItems).map((item) => {
        const fields = fieldsOf(item)
        return {
          unitId: requiredText(fields, 'unitId'),
          ...texts(fields, ['uuid', 'resellerReference']),
          ...(fields.contact !== undefined && { contact: contactOf(fields.contact) }),
          ...answersOf(fields),
        }
      }),
    }),
    ...answersOf(body),
    ...pickupOf(body),
    currency: currencyOf(body, defaultCurrency),
  }
}

/** Returns for how many minutes a hold is requested; 30 by default. */
export function minutesOf(value: unknown = 30): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 10_080) return value
  throw new OctoError('BAD_REQUEST', 'expirationMinutes must be a whole number from 1 to 10080')
}

/** Returns a text that may be null or missing. */
export function nullableText(body: Fields, name: string): string | null {
  return body[name] === undefined || body[name] === null ? null : textOf(body[name], name)
}

function contactOf(value: unknown): OctoContact {
  const fields = fieldsOf(value)
  const text = (name: string) => nullableText(fields, name)
  const { locales = [] } = fields
  return {
    fullName: text('fullName'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    emailAddress: text('emailAddress'),
    phoneNumber: text('phoneNumber'),
    locales: listOf(locales, 'locales', 20).map((locale) => textOf(locale, 'locales')),
    postalCode: text('postalCode'),
    country: text('country'),
    notes: text('notes'),
  }
}

/** Answers without a value are not given yet. */
function answersOf({ questionAnswers }: Fields): { questionAnswers?: OctoAnswer[] } {
  if (questionAnswers === undefined || questionAnswers === null) return {}
  return {
    questionAnswers: listOf(questionAnswers, 'questionAnswers', mostAnswers).flatMap((one) => {
      const fields = fieldsOf(one)
      const questionId = requiredText(fields, 'questionId')
      const value = nullableText(fields, 'value')?.trim() ?? ''
      if (value.length > longestAnswer)
        throw new OctoError('BAD_REQUEST', `value must have at most ${longestAnswer} characters`)
      return value === '' ? [] : [{ questionId, value }]
    }),
  }
}

/** Present if any of its fields is given. */
function pickupOf(body: Fields): { pickup?: OctoPickup } {
  const { pickupRequested, pickupPointId, pickupHotel } = body
  if (pickupRequested === undefined && pickupPointId === undefined && pickupHotel === undefined) return {}
  const isRequested = pickupRequested ?? (pickupPointId !== null || pickupHotel !== null)
  if (typeof isRequested !== 'boolean')
    throw new OctoError('BAD_REQUEST', 'pickupRequested must be true or false')
  const [pointId, hotel] = [nullableText(body, 'pickupPointId'), nullableText(body, 'pickupHotel')]
  if ((hotel?.length ?? 0) > longestAnswer)
    throw new OctoError('BAD_REQUEST', `pickupHotel must have at most ${longestAnswer} characters`)
  return { pickup: { isRequested, pointId: pointId || null, hotel: hotel || null } }
}

function unitsOf(value: unknown) {
  if (value === undefined || value === null) return []
  return listOf(value, 'units', mostUnits).map((one) => {
    const fields = fieldsOf(one)
    const count = fields.quantity
    if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > mostUnits)
      throw new OctoError('BAD_REQUEST', `quantity must be a whole number from 1 to ${mostUnits}`)
    return { unit: requiredText(fields, 'id'), count }
  })
}

function texts<Name extends string>(body: Fields, names: readonly Name[]): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {}
  for (const name of names) {
    const value = nullableText(body, name)
    if (value !== null) found[name] = value
  }
  return found
}

function requiredText(body: Fields, name: string): string {
  const value = nullableText(body, name)
  if (value === null || value === '') throw new OctoError('BAD_REQUEST', `${name} is required`)
  return value
}

function optionalText(body: Fields, name: string): string | undefined {
  return nullableText(body, name) ?? undefined
}

function textOf(value: unknown, name: string): string {
  if (typeof value === 'string' && value.length <= 2_000) return value
  throw new OctoError('BAD_REQUEST', `${name} must be a text of at most 2000 characters`)
}

function listOf(value: unknown, name: string, most: number): readonly unknown[] {
  if (Array.isArray(value) && value.length <= most) return value
  throw new OctoError('BAD_REQUEST', `${name} must be a list of at most ${most}`)
}

function dateOf(text: string | undefined): string {
  if (text !== undefined && !Number.isNaN(dayNumber(text))) return text
  throw new OctoError('BAD_REQUEST', 'localDateStart and localDateEnd must be dates, YYYY-MM-DD')
}

function currencyOf(body: Fields, defaultCurrency: string): string {
  const currency = nullableText(body, 'currency') ?? defaultCurrency
  if (/^[A-Z]{3}$/.test(currency)) return currency
  throw new OctoError('BAD_REQUEST', 'currency must be a code of three letters')
}
