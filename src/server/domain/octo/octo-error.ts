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
