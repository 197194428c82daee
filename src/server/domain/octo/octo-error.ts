import { SupplierRefusal } from '../suppliers/supplier-refusal.ts'

/** The codes of OCTO's errors. All but the last two are answered with status 400. */
export type OctoErrorCode =
  | 'BAD_REQUEST'
  | 'INVALID_PRODUCT_ID'
  | 'INVALID_OPTION_ID'
  | 'INVALID_UNIT_ID'
  | 'INVALID_AVAILABILITY_ID'
  | 'INVALID_BOOKING_UUID'
  | 'UNPROCESSABLE_ENTITY'
  | 'UNAUTHORIZED'
  | 'INTERNAL_SERVER_ERROR'

/** The error of a call about an unknown booking. */
export function unknownBooking(uuid: string): OctoError {
  return new OctoError('INVALID_BOOKING_UUID', 'There is no such booking.', { uuid })
}

/** The error of a call about a booking that has ended. */
export function ended(): OctoError {
  return new OctoError('UNPROCESSABLE_ENTITY', 'The reservation has ended, or the booking is cancelled.')
}

/** The error of a call whose outcome is unknown, since the supplier did not answer in time. */
export function unanswered(): OctoError {
  return new OctoError(
    'INTERNAL_SERVER_ERROR',
    'The supplier does not answer. Ask for the booking before you try again.',
  )
}

/** Throws a supplier's refusal as one of OCTO, and any other error as it is. */
export function refusedAsOcto(error: unknown): never {
  if (!(error instanceof SupplierRefusal)) throw error
  throw new OctoError('UNPROCESSABLE_ENTITY', `The supplier refuses it: ${error.code}.`)
}

/** An error as OCTO answers it; `about` names what was not found, such as `{ productId }`. */
export class OctoError extends Error {
  override readonly name = 'OctoError'
  readonly code: OctoErrorCode
  readonly about: Readonly<Record<string, string>>

  constructor(code: OctoErrorCode, message: string, about: Readonly<Record<string, string>> = {}) {
    super(message)
    this.code = code
    this.about = about
  }

  /** The body of the answer. */
  toBody(): object {
    return { error: this.code, errorMessage: this.message, ...this.about }
  }
}
