/** What a traveller may answer to a change that a supplier makes by itself. */
export const changeAnswers = ['accept', 'cancel'] as const
export type ChangeAnswer = (typeof changeAnswers)[number]

/**
 * A change that a supplier makes by itself of what is booked, such as another room. Until it is answered, and while its time is not
 * over, cancelling costs nothing, whatever the policy says; where it is cancelled without an answer, that stays so until it has been.
 * Source: decision 0025.
 */
export interface SupplierChange {
  /** The supplier's own, one for each change of a booking. */
  readonly reference: string
  /** What is booked from then on, in the product's own shape. */
  readonly becomes: object
  readonly answers: readonly ChangeAnswer[]
  readonly respondBy: Date
  /** What happens where nobody has answered by then. */
  readonly unlessAnswered: ChangeAnswer
}
