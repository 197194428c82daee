/** The answers a traveller can give to a supplier change. */
export const changeAnswers = ['accept', 'cancel'] as const
export type ChangeAnswer = (typeof changeAnswers)[number]

/** A pass-through charge that a booking no longer has, by its line's code; in minor units of the supplier's currency. */
export interface SavedCharge {
  readonly code: string
  readonly amount: number
}

/**
 * A change that a supplier makes by itself, such as another room. Until it is answered or lapses, cancelling is free,
 * whatever the policy. An unanswered one that ends in cancellation stays free until cancelled. Source: decision 0025.
 */
export interface SupplierChange {
  /** The supplier's id, unique for each change of a booking. */
  readonly reference: string
  /** The booking after the change, in the product's own shape. */
  readonly becomes: object
  readonly answers: readonly ChangeAnswer[]
  readonly respondBy: Date
  /** Charges that travellers get back once it is accepted, such as those of a skipped port; absent if none. */
  readonly savedCharges?: readonly SavedCharge[]
  /** What happens if it is not answered in time. */
  readonly unlessAnswered: ChangeAnswer
}
